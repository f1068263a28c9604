/** Words that no bot says, and decent ones that look like them. */

const split = (text: string): string[] => text.trim().split(/\s+/);

export const offensive: Readonly<Record<string, readonly string[]>> = {
  "those that are said in films": split(
    `kurwa kurwy gówno gówna dupa dupę dupy dupie pieprzyć pieprzony pieprzysz pierdol pierdolę chuj chuja jebać jebany
     kutas fiuta suka suki sukinsyn dziwka dziwki cycki skurwysyn skurwiel spierdalaj wypierdalaj zajebiście porno`,
  ),
  "all forms of a noun": split(
    "dziwka dziwki dziwce dziwkę dziwką dziwko dziwek dziwkom dziwkami dziwkach",
  ),
  "those with a prefix": split(
    `wkurwić nakurwiać zajebać przejebać odpierdolić opierdalać rozpieprzyć zapieprzać powypieprzać obsrać zasrany wyruchać
     ochujeć udupić nieobsrany niezajebisty najebany ocipieć wyrzygać zaszczać`,
  ),
  "those inside another word": split(
    "oczojebny świętojebliwy włazidupek słodkopierdzący",
  ),
  "slurs for people": split(
    `czarnuch murzyn cygan cyganić żydek gudłaj kacap szwab szkop pepik żabojad makaroniarz ciapaty pedał ciota lesba
     debil kretyn idiota imbecyl mongoł bękart`,
  ),
};

export const inoffensive: readonly string[] = split(
  `dowcip dowcipny szachuj zakochując zaniechuj słuchuje duplikat dupleks podupadać uruchamiać ruch ruchami gruchać
   udobruchać grzebać kolebać pieprz pieprzny pieprzowy szczaw szczycie oczyszczać puszczać oburzyć szerzyć rozszerzyć
   odporność oporny dokonać rezonans cyganeria szkopuł biszkopt sukienka ciotka ciocie cioteczny pedagog pedałować żyd
   żydzi żydówka arab turek srebro sreberko wesprzeć przygoda strzyga gwałtowny murzyłka chmurzyć cycero`,
);
