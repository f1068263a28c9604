/** Where an error of a page ends: said plainly, with a way back. */

import { Component } from "react";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { Button } from "./button.tsx";
import { Frame } from "./frame.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  readonly children: ReactNode;
}

/** React asks for a class here and nowhere else. */
export class ErrorBoundary extends Component<
  Props,
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const t = useWords();
  return (
    <Frame>
      <Notice title={t("broken.title")} text={t("broken.text")}>
        <Button look="primary" onPress={() => location.reload()}>
          {t("broken.reload")}
        </Button>
      </Notice>
    </Frame>
  );
}
