#!/bin/sh
# Serves with the heap flags that this Node knows, at the root of the repository: deploy/serve.sh --data FOLDER
# By exec: the server hears signals itself. No quotes: each flag is a word.
exec node $(node scripts/heap-flags.mjs) scripts/serve.mjs "$@"
