/** What draws maps, loaded apart from boards (later-maps.tsx). */

export { ComparedPlaces } from "./compared-places.tsx";
export { EndDrawing } from "./end-map.tsx";
export { EuropeScene } from "./europe-scene.tsx";
