/** Words that must be in the dictionary, and strings that must not. */

const split = (text: string): string[] => text.trim().split(/\s+/);

export const present: Readonly<Record<string, readonly string[]>> = {
  "the rulebook's examples": split(
    "koni konie koniec nożyk żonkil torba bat dach tor",
  ),
  "all forms of koń": split(
    "koń konia koniowi koniem koniu konie koni koniom końmi koniach",
  ),
  "all forms of dom": split(
    "dom domu domowi domem domy domów domom domami domach",
  ),
  "all forms of kobieta": split(
    "kobieta kobiety kobiecie kobietę kobietą kobieto kobiet kobietom kobietami kobietach",
  ),
  "all forms of ręka": split(
    "ręka ręki ręce rękę ręką ręko rąk rękom rękami rękoma rękach",
  ),
  "all forms of źdźbło": split(
    "źdźbło źdźbła źdźbłu źdźbłem źdźble źdźbeł źdźbłom źdźbłami źdźbłach",
  ),
  "all forms of łódź": split(
    "łódź łodzi łodzią łodzie łodziom łodziami łodziach",
  ),
  "all forms of żółw": split(
    "żółw żółwia żółwiowi żółwiem żółwiu żółwie żółwi żółwiom żółwiami żółwiach",
  ),
  "all forms of dziecko": split(
    "dziecko dziecka dziecku dzieckiem dzieci dzieciom dziećmi dzieciach",
  ),
  "forms of robić": split(
    `robić robię robisz robi robimy robicie robią robiłem robiłam robiłeś robiłaś robił robiła robiło robiliśmy
     robiłyśmy robiliście robiłyście robili robiły robiłbym robiłabym robiłbyś robiłabyś robiłby robiłaby robiłoby
     robiliby robiłyby rób róbmy róbcie robiąc robiący robiąca robiące robiony robiona robione robiono robienie`,
  ),
  "forms of iść": split(
    `iść idę idziesz idzie idziemy idziecie idą szedłem szłam szedłeś szłaś szedł szła szło szliśmy szłyśmy
     szliście szłyście szli szły idź idźmy idźcie idąc idący idąca idące`,
  ),
  "forms of pisać": split(
    `pisać piszę piszesz pisze piszemy piszecie piszą pisałem pisałam pisałeś pisałaś pisał pisała pisało pisaliśmy
     pisałyśmy pisaliście pisałyście pisali pisały pisz piszmy piszcie pisząc pisany pisana pisane pisano pisanie`,
  ),
  "forms of dobry": split(
    `dobry dobra dobre dobrego dobrej dobremu dobrą dobrym dobrzy dobrych dobrymi lepszy lepsza lepsze najlepszy
     najlepsza najlepsze najlepszych dobrze lepiej najlepiej niedobry`,
  ),
  "pronouns, numerals, particles": split(
    `ja ty on ona ono my wy oni one mnie mną ciebie tobą jego jej nim nią nas wam ich nich sobie się ten ta to tamten
     kto co nikt nic jeden dwa trzy cztery pięć dwóch dwiema trzech pięciu nie czy bo ale lecz więc że aby żeby`,
  ),
  "borrowed words that are inflected": split(
    "drift driftu driftem chill chillu print printy fun funu dab daby board boardu stock stockiem",
  ),
  "short words": split(
    "aj as bo by da do go ha id iż ją ku li mą no od oś ów po są tę uf we za że ćma żuk łza osy źle gżą ócz",
  ),
};

/** Some proper names are words too (poznań, radom, dania): those are not listed. */
export const absent: Readonly<Record<string, readonly string[]>> = {
  "proper names": split(
    `warszawa wisła paryż londyn adam ewelina piotr krzysztof małgorzata agnieszka
     zbigniew wrocław gdańsk bydgoszcz katowice białystok gdynia częstochowa
     toruń kielce rzeszów gliwice zabrze olsztyn niemcy francja hiszpania rosja ukraina litwa czechy słowacja
     szwecja norwegia holandia belgia austria węgry rumunia bułgaria grecja turcja mickiewicz sienkiewicz
     europa azja ameryka bałtyk bieszczady mazowsze `,
  ),
  abbreviations: split(
    `dr mgr km itp itd np prof godz inż tzn tzw mln mld kpt płk ppłk nr str zł gr cm mm kg wg ds pt pn
     śp jw ww cdn cd pkt szt tel tys wyd zob ang fr hab wewn zewn zool geogr filoz ekon uniw
     bp abp ks hr mjr sierż ppor kbps http html pdf sms www`,
  ),
  misspellings: split(
    `krul rzaba gura wziąść poszłem przyszłem włanczać włancznik wogóle napewno narazie conajmniej porzyczka
     żeka muj ktury kturzy zadowolnić orginalny orginał swetr ksiąrzka ksiażka
     zołw żułw łudka ruwny gurski dżewo dżwi pszczuła kożeń rzułty żondło rzołnierz rzycie rzonkil żonkill
     nużyk norzyk korzuch koniedz koniecć torbba dahc hleb chistoria chumor chałas chandel hemia hyba
     pieniondze wzioł wzieła robio robiom pisom robjć najdobrzejszy lepiejszy piesy
     kotuw domuw stołuw ojcuw jabko japko śfieca śfiat kfiat tfarz tfój pżed bżuch gżyb tszy cztyry pienć dziewienć
     dziesieńć jeszczę ponieważz dlaczegoo prosze siostrra bratt dziekuje przepraszm dobżę`,
  ),
  "letters of other languages": split(
    "vat taxi vis fax virus quo via box jazzx vox relax",
  ),
  "strings without a vowel": split(
    "hm hmm pst brr grr psst wrr trrr bzz bzzz ćśś mhm hmmm grrrl",
  ),
  "strings of letters": split(
    `aaaa ąąą bcdf asdf ńńń żżż źźź abcd xyz ooooo eeeee iiiii łłłł śśśś ćććć asdfg poiu lkjh mnbw
     aąb ęąę óóó żąę bóc dżd`,
  ),
};
