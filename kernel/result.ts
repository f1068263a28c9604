/** The two ways to make a Result. */

import type { Refusal, Result } from "./contract.ts";

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refuse(
  code: string,
  rule?: string,
  values?: Refusal["values"],
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refusal(code, rule, values) };
}

export function refusal(
  code: string,
  rule?: string,
  values?: Refusal["values"],
): Refusal {
  return {
    code,
    ...(rule === undefined ? {} : { rule }),
    ...(values === undefined ? {} : { values }),
  };
}
