/** Prints the flags that this Node knows of those the server wants (deploy/serve.sh). */

import { heapFlags } from "./heap.mjs";

console.log(heapFlags().join(" "));
