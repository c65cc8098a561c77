/**
 * Regions that people write behind a town, by their country: counties, states and provinces of the countries whose towns share names.
 * Short forms only in capitals.
 */
const regions: Readonly<Record<string, string>> = {
  GB: 'England,Scotland,Wales,Northern Ireland,Cymru,Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,County Durham,East Sussex,West Sussex,Sussex,Essex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,Hertfordshire,Isle of Wight,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Norfolk,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,Staffordshire,Suffolk,Surrey,Tyne and Wear,Warwickshire,West Midlands,Wiltshire,Worcestershire,Yorkshire,North Yorkshire,South Yorkshire,West Yorkshire,East Yorkshire,Aberdeenshire,Angus,Argyll,Ayrshire,Fife,Highland,Lothian,East Lothian,Midlothian,West Lothian,Moray,Perthshire,Perth and Kinross,Stirlingshire,Scottish Borders,Anglesey,Carmarthenshire,Ceredigion,Conwy,Denbighshire,Flintshire,Gwent,Gwynedd,Monmouthshire,Pembrokeshire,Powys,Antrim,County Antrim,County Armagh,County Down,Fermanagh,Tyrone,Cotswolds,Peak District,Lake District',
  IE: 'County Galway,County Cork,County Kerry,County Clare,County Mayo,County Donegal,County Sligo,County Leitrim,County Roscommon,County Longford,County Westmeath,County Meath,County Louth,County Cavan,County Monaghan,County Dublin,County Kildare,County Wicklow,County Wexford,County Carlow,County Kilkenny,County Laois,County Offaly,County Tipperary,County Waterford,County Limerick,Connemara',
  US: 'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY',
  CA: 'Ontario,Quebec,Québec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New Brunswick,Newfoundland,Prince Edward Island,Yukon,Nunavut,ON,QC,BC,AB,MB,SK,NB,NS,PEI',
  AU: 'New South Wales,Victoria,Queensland,South Australia,Western Australia,Tasmania,Northern Territory,NSW,VIC,QLD,TAS,ACT,WA,SA,NT',
  NZ: 'Northland,Waikato,Bay of Plenty,Gisborne,Hawke’s Bay,Hawkes Bay,Taranaki,Manawatū,Manawatu,Whanganui,Marlborough,Tasman,Canterbury,Otago,Southland,Aotearoa',
  ZA: 'Gauteng,KwaZulu-Natal,KwaZulu Natal,KZN,Western Cape,Eastern Cape,Northern Cape,Limpopo,Mpumalanga,Free State,North West Province',
  IN: 'Andhra Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Odisha,Rajasthan,Sikkim,Tamil Nadu,Telangana,Uttar Pradesh,Uttarakhand,West Bengal',
}

const countries: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>()
  for (const [country, names] of Object.entries(regions))
    for (const name of names.split(',')) found.set(keyOf(name), [...(found.get(keyOf(name)) ?? []), country])
  return found
})()

/** Short forms stay as they are, so that 'in' is no Indiana. */
function keyOf(name: string): string {
  return /^\p{Lu}{2,3}$/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/^co\.? /, 'county ')
}

/** Irish counties are towns too, and known by their name alone. */
const irish =
  /^(?:cork|donegal|galway|kerry|kildare|kilkenny|limerick|mayo|sligo|tipperary|waterford|wexford|wicklow|dublin)(?: city| town)?$/i

/** Those of the countries of which the owner names a region somewhere, in any case: 'all of hawkes bay'. */
export function countriesNamed(activities: string, among: readonly string[]): readonly string[] {
  const said = activities.toLowerCase().replaceAll('’', "'")
  return among.filter((country) =>
    regions[country]
      ?.split(',')
      .some((name) => name.length > 5 && said.includes(name.toLowerCase().replaceAll('’', "'"))),
  )
}

/** The countries of the region that a location names behind its town: of 'Suffolk' in 'Westleton, Suffolk'. Two have a 'WA'. */
export function countriesOfRegions(location: string): readonly string[] {
  const parts = location.split(/[,\n(]/).map((part) =>
    part
      .replace(/[\d).]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  if (irish.test(parts[0] ?? '')) return ['IE']
  const last = parts.at(-1)?.match(/(?<=\p{L} )\p{Lu}{2,3}$/u)?.[0] ?? ''
  for (const part of [...parts.slice(1).toReversed(), last]) {
    const found = countries.get(keyOf(part))
    if (found) return found
  }
  return []
}
