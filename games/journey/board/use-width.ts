/** How wide an element is, for the map. */

export { useWidth } from "@stolik/furniture";
