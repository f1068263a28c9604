/** What animates boards: loaded apart from them, so that they are drawn without waiting for it. */

export { domMax } from "motion/react";
