/** The two ways to make a Result. */

import type { Refusal, Result } from "./contract.ts";

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function refuse<const Code extends string>(
  code: Code,
  rule?: string,
  values?: Refusal["values"],
): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return { ok: false, refusal: refusal(code, rule, values) };
}

export function refusal<const Code extends string>(
  code: Code,
  rule?: string,
  values?: Refusal["values"],
): Refusal<Code> {
  return {
    code,
    ...(rule === undefined ? {} : { rule }),
    ...(values === undefined ? {} : { values }),
  };
}
