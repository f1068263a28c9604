/** A button that asks for a JSON file of the person's own. */

import { useRef } from "react";
import { Button } from "./button.tsx";

export function FileButton({
  look,
  children,
  onFile,
}: {
  readonly look?: "primary";
  readonly children: string;
  readonly onFile: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look ?? "plain"} onPress={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
