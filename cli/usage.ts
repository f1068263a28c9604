/** What the command line says of itself. */

export const usage = `stolik: five tabletop games

  stolik serve      serves the games over HTTP
  stolik doctor     checks a data folder
  stolik secret     changes the key that signs cookies
  stolik simulate   lets random players or bots play matches
  stolik replay     plays a game record again
  stolik verify     checks a game record: seed, shuffles, moves, result
  stolik word       asks the Polish dictionary

  stolik COMMAND --help tells more.`;

export const serveUsage = `stolik serve [--port N] [--host ADDRESS] [--data FOLDER]

  Serves the games on http://localhost:8080 until it is stopped.

  --port N         the port (default: the variable PORT; without it 8080, or
                   the next that is free)
  --host ADDRESS   who can reach it: 127.0.0.1 only this machine, 0.0.0.0 the
                   whole network (default: the variable HOST, or 0.0.0.0)
  --data FOLDER    where everything is kept (default: ./data); not used with
                   the variable DATABASE_URL, which names a PostgreSQL that
                   any number of servers share`;

export const doctorUsage = `stolik doctor [--data FOLDER]

  Checks a data folder that no server is using: versions, room on the disk,
  the integrity of the database, and whether every table's log still folds by
  its game's rules. Says of each whether it is ok; the exit code is 1 if
  anything is wrong. A folder of an older version is not brought up to date.

  --data FOLDER    where everything is kept (default: ./data)`;

export const secretUsage = `stolik secret rotate [--data FOLDER]

  Adds a key that signs cookies. After a minute it signs in place of the one
  before, whose cookies are accepted for STOLIK_COOKIE_KEY_DAYS more and signed
  anew when their owner comes back. Nodes learn of it without a restart; a
  server on a data folder is stopped first.

  --data FOLDER    where everything is kept (default: ./data), unless the
                   variable DATABASE_URL names a database`;

export const simulateUsage = `stolik simulate GAME --seats N [--matches M] [--seed S] [--bots LEVEL,…]
                [--options JSON] [--budget MS] [--record FILE]

  Plays matches and prints one JSON object: matches, moves, movesPerSecond,
  wins for each seat (a shared win counts for each who shares it), longest.

  --seats N        how many play
  --matches M      how many matches (default 1)
  --seed S         any text; the same text gives the same matches (default 1)
  --bots LEVEL,…   who plays: for each seat 1, 2, 3 or random; one word serves
                   for all seats (default random)
  --options JSON   the table's options, such as '{"board":"tight"}'
  --budget MS      how long a bot may think about a move (default 1000)
  --record FILE    writes the match down; only for one match`;

export const replayUsage = `stolik replay FILE

  Plays a game record again and prints its outcome as JSON. A refused move or
  a mismatch is named, and the exit code is 1.`;

export const verifyUsage = `stolik verify FILE

  Checks a game record: the hash of the seed, the shuffles, every move and the
  result. Says what is off, with exit code 1. Where the rules changed during the
  match, it is checked from there on, and a line says from which move. A match
  that continues another one is checked together with it.`;

export const wordUsage = `stolik word WORD …

  What the dictionary of Open Letters says of each word, as JSON: points, how
  common it is (1 everyday, 2 a form of an everyday word, 3 any other), base
  forms where known, version of the list. A word that cannot be played is told
  with the reason, and the exit code is 1.`;
