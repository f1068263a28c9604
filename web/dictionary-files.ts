/** Where the files of the dictionary are. */

import everyday from "@stolik/lexicon/data/everyday.bin?url";
import familiar from "@stolik/lexicon/data/familiar.bin?url";
import words from "@stolik/lexicon/data/words.bin?url";

export const dictionaryFiles = { words, everyday, familiar };
