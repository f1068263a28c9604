/** Behind a proxy: guests asked for by one address that invents another one for each request, before the one its proxy adds. */

import { withServer } from "./command.ts";
import { send } from "./people.ts";

const ASKED = 300;
const ALLOWED = "60";
const OWN = "203.0.113.7";

export function behindProxy(folder: string): Promise<string> {
  const env = { STOLIK_TRUST_PROXY: "1", STOLIK_GUESTS_PER_MINUTE: ALLOWED };
  return withServer(folder, env, async ({ url }) => {
    let made = 0;
    for (let count = 0; count < ASKED; count += 1) {
      const invented = `198.51.${count >> 8}.${count & 255}`;
      const answer = await send(
        { url, cookie: "" },
        "/api/guest",
        { name: `Guest ${count}` },
        { "x-forwarded-for": `${invented}, ${OWN}` },
      );
      if (answer.status === 200) made += 1;
    }
    return `${made} of ${ASKED} guests made, where ${ALLOWED} a minute are allowed`;
  });
}
