/**
 * Words that the spelling list lacks, after their lexeme.
 *
 * A list for checking spelling leaves out what looks like a slip of a commoner word (lut and luty, mór and mur); here
 * are such as people know, with the forms that the list has not.
 */

import { listed } from "./listed.ts";

export const added: readonly string[] = listed(`
  ala: ali alę alą alo alom alami alach; apsik: apsik; at: ata atowi atem acie aty atów atami atach; bród: brodu;
  cząbr: cząbr; duga: duga dugi dudze dugę dugą dugo dug dugom dugami dugach; dyć: dyć;
  glosa: glosa glosy glosie glosę glosą gloso glos glosom glosami glosach;
  hora: hora hory horze horę horą horo hor horom horami horach; kopa: kopą kopo kóp;
  kszyk: kszyk kszyka kszykowi kszykiem kszyku kszyki kszyków kszykom kszykami kszykach; lec: lec;
  lut: lut lutu lutem lucie lutów lutom lutami lutach;
  mozga: mozga mozgi mozdze mozgę mozgą mozgo mozg mozgom mozgami mozgach; mór: mór moru morem morów;
  myłka: myłka myłki myłce myłkę myłką myłko myłek myłkom myłkami myłkach; naj: naj;
  rzyć: rzyć rzyci rzycią rzyciom rzyciami rzyciach;
  som: som soma somowi somem somie somy somów somom somami somach; soma: somę somą somo;
  stuła: stuła stuły stule stułę stułą stuło stuł stułom stułami stułach;
  tilda: tilda tildy tildzie tildę tildą tildo tild tildom tildami tildach;
  wic: wic wica wicu wicowi wicem wiców wicom wicami wicach;
  wołga: wołga wołgi wołdze wołgę wołgą wołgo wołg wołgom wołgami wołgach;
  wyz: wyz wyza wyzowi wyzem wyzie wyzy wyzów wyzom wyzami wyzach
`);
