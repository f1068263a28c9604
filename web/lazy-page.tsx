/** A page that is loaded when it is opened. Once loaded it is shown without a fallback, because React delays what replaces one. */

import { lazy } from "react";
import type { ComponentType } from "react";

export interface LazyPage<Props> {
  readonly Page: ComponentType<Props>;
  load(): Promise<unknown>;
}

export function lazyPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const loaded: { Page?: ComponentType<Props> } = {};
  const load = async () => {
    const Page = await fetchPage();
    loaded.Page = Page;
    return { default: Page };
  };
  const Later: ComponentType<Props> = lazy(load);
  const Page = (props: Props) => {
    const Shown = loaded.Page ?? Later;
    return <Shown {...props} />;
  };
  return { Page, load };
}
