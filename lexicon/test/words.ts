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
  "words of two letters": split(
    `aa ad aj as au aż bo by ce da do ef eń fa go ha id ił iż ją jo ki ko ku li lu mą ni no nu od oń oo oś ód ós ów po re
     są su tę uf up ut we yh za że`,
  ),
  "base forms of three letters": split(
    "ais ćma elf his jać łeż mór nać obi oko osa ość paź ruń rwa su tip wyż yin ząb żak żuk",
  ),
  "rare forms of three letters": split(
    `agf alg alk amf baź bru cyi dęg ezą guń gzo inr kee kóp łzo myś nyż obł oćm ócz peł piś płu rąś spu tęg tóg umb uzd
     wsi zeł zuj zwu`,
  ),
  "verbs of three letters": split(
    "aka boi clę ćka dął dmę foć gól gżą idź jąć kój lec łże miń mrę orz pnę rże ssą ślę śpi tną uje wiś wóź zje żmą żyj",
  ),
  "calls without a vowel": split("brr hm hmm mhm prr pst"),
  "particles and calls": split(
    "auć buu cie cup dyć fik iże kwi mru muu oby pęc poń sic sru taś tuś tyś wio zań źle żem żeś żeż",
  ),
  "all forms of words that a spelling list lacks": split(
    `stuła stuły stule stułę stułą stuło stuł stułom stułami stułach lut lutu lutowi lutem lucie luty lutów lutom
     lutami lutach mór moru morowi morem morze mory morów morom morami morach rzyć rzyci rzycią kopą brodu cząbr naj`,
  ),
  "names that are words too": split(
    "szwed turek polka francuz chińczyk węgierka mazurek krakowiak arab żyd",
  ),
  "words that look like abbreviations": split(
    "ciemn damn intr komb pierw zacz zaobl ścież używ wuef kaes peem hist repr tech",
  ),
  "all forms of snack": split("snack snacki snacków snackom snackami snackach"),
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
  "abbreviations with an ending": split(
    `bpem abpa abpowi dra drem drowie mgra mgrowie mjrzy kmdra nrem nrów pktu pktów płka płku ppłków rkpsu dcom bpstwo
     ctrlem`,
  ),
  "short strings that are no words": split(
    `ab an ap ca di du ew ii il is it le ne of ub ur us wa wi yd aba abc ajć anę any bap bpa cho cit cza czą ców dca def
     dpi dra edu ekg esc etc eur fel fer gat hab hai heh ibn iem iii inu iny inż itd itp job laj les łac łak łot med mia
     mot muk nag nec neo nęk nog nru ocb odc omg org owy pei pis pow ray sin tel tys usg wca way wej wos zca zob żen`,
  ),
  "halves of words": split(
    "owski owskiego wski ista istka owszczyzna owanie ując ujący owcem wców",
  ),
  "pieces of foreign phrases": split(
    `best coup diem facto quo girl hard ipso know mare mihi more nihil press right slow soap what with world young
     cathedra circenses cogitans contrario delendam disputandum fortiori gustibus habemus mutandis mutatis nolens
     partibus pectoris saeculorum spectatores stantibus yellow`,
  ),
  "names in small letters": split(
    "niemiec rosjanin japończyk ukrainiec litwin hiszpan norweg serb amerykanin europejczyk warszawo krakowem",
  ),
  "words drawn out": split("niee nieee taaak hauuu baaardzo"),
  "strings without a vowel that are no calls": split(
    "grr psst wrr trrr bzz bzzz ćśś hmmm grrrl ctrl msgr wsch ppłk km św",
  ),
  "names that the list also writes small": split(
    "włochy włochów zeus zeusa zeusy zeusem",
  ),
  "strings of letters": split(
    `aaaa ąąą bcdf asdf ńńń żżż źźź abcd xyz ooooo eeeee iiiii łłłł śśśś ćććć asdfg poiu lkjh mnbw
     aąb ęąę óóó żąę bóc dżd`,
  ),
};
