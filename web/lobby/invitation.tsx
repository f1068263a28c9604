/** The link to the table, to copy, and as a code to point a phone at. */

import { useEffect, useState } from "react";
import { Button } from "../parts/button.tsx";
import { useWords } from "../words.ts";
import styles from "./invitation.module.css";
import { QrCode } from "./qr-code.tsx";
import { useInviteAddress } from "./invite-address.ts";

const SHOWN = 2500;

export function Invitation({
  isWanted,
}: {
  /** Whether seats are free: then copying is what to do next. */
  readonly isWanted: boolean;
}) {
  const t = useWords();
  const [isCopied, setCopied] = useState(false);
  const { origin, among } = useInviteAddress();
  const address = origin + location.pathname;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  const share = async () => {
    try {
      await navigator.share({ url: address });
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        throw error;
    }
  };
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation" className={styles.title}>
        {t("waiting.invite")}
      </h2>
      {/* Without https a browser has no clipboard to offer; the link can still be selected. */}
      {"clipboard" in navigator && (
        <Button
          look={isWanted ? "primary" : "plain"}
          onPress={() => void copy()}
        >
          {isCopied ? t("waiting.copied") : t("waiting.copy")}
        </Button>
      )}
      {"share" in navigator && (
        <Button onPress={() => void share()}>{t("waiting.share")}</Button>
      )}
      <input
        className={styles.address}
        readOnly
        value={address}
        aria-label={t("waiting.link")}
        onFocus={(event) => event.target.select()}
      />
      {among !== "all" && (
        <p className={styles.reach}>{t(`waiting.among.${among}`)}</p>
      )}
      <QrCode text={address} label={t("waiting.code")} />
      <span className={styles.voice} role="status">
        {isCopied ? t("waiting.copied") : ""}
      </span>
    </section>
  );
}
