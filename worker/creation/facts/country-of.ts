import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryOfCurrency, pricesIn } from '../../reading/prices.ts'
import { matchesOf, plainText } from '../../reading/text.ts'
import { countryOfPhones } from './contact-facts.ts'
import { languageOf, languageOfScript } from './language-of.ts'

const postcodes: readonly (readonly [string, RegExp])[] = [
  ['GB', /\b(?:[A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}\b|\p{Ll} (?:[LMNSW]|[A-Z]{2})\d{1,2}$/u],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/],
  [
    'US',
    /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?:-\d{4})?\b/,
  ],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT) \d{4}\b|\b(?:NSW|QLD|TAS|Queensland|New South Wales|Tasmania)\b/i],
  ['IE', /\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}\b/],
  [
    'IE',
    /\b(?:Co\.?|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b/i,
  ],
  ['PL', /\b\d{2}-\d{3} \p{Lu}/u],
  ['PT', /\b\d{4}-\d{3}\b/],
  ['JP', /〒 ?\d{3}-\d{4}/],
]

/** Business registers and number formats specific to one country. */
const registers: readonly (readonly [string, RegExp])[] = [
  ['AU', /\b(?:ABN|ACN|QBCC|AFSL)\b|\bRMS licen[cs]e/],
  ['NZ', /\bNZBN\b/],
  ['GB', /\b(?:DBS|HETAS|Ofsted|NICEIC|Gas Safe|HMRC|UTR|HCPC|NHS)\b/],
  ['IE', /\b(?:RGII?|Safe Electric|Garda vett\p{L}+|CORU|QQI)\b/u],
  ['IN', /\b(?:GSTIN|FSSAI|PAN card)\b/],
  ['ZA', /\b(?:CIPC|SACE|B-?BBEE)\b/],
  ['FR', /\b(?:SIRET|SIREN)\b/],
  ['IT', /\b(?:P(?:artita|\.) ?IVA|P\.IVA)\b/i],
  ['NL', /\bK[Vv]K\b/],
  ['BR', /\b(?:CNPJ|CPF)\b/],
  ['MX', /\bRFC\b/],
  ['DE', /\b(?:Handwerkskammer|HWK|Amtsgericht)\b/],
]

/** Languages written in one country. For Italian in Switzerland, prices in francs decide. */
const countryOfLanguage: Readonly<Record<string, string>> = {
  ...{ it: 'IT', pl: 'PL', ja: 'JP', ko: 'KR', tr: 'TR', cs: 'CZ', hu: 'HU', da: 'DK', nb: 'NO', sv: 'SE', fi: 'FI', el: 'GR' },
  ...{ hr: 'HR', uk: 'UA', bg: 'BG', he: 'IL', th: 'TH', vi: 'VN', cy: 'GB' },
} // biome-ignore format: a table is easier to read with one row per line

/** Countries that share a language, most likely first. */
const countriesOfLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'US'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
}
const countriesOfDollars = ['US', 'CA', 'AU', 'NZ', 'MX', 'AR', 'CO', 'CL', 'SG']
const countriesOfEuros = ['IE', 'DE', 'AT', 'FR', 'BE', 'ES', 'PT', 'NL', 'IT', 'FI', 'GR']

/** With fewer letters, the detected language is only a guess. */
const enoughLetters = 40

type OwnerText = { activities: string; location: string; contact: string }

/**
 * The country suggested by phone numbers, a postcode, a business register, a region, a script, the currency or the language. ISO 3166-1
 * alpha-2; blank if unknown.
 */
export function countryOf({ activities, location, contact }: OwnerText): string {
  const ofPhone = countryOfPhones(`${contact}\n${activities}`)
  if (ofPhone !== '') return ofPhone
  const ofPostcode = postcodes.find(([, pattern]) => pattern.test(location))?.[0]
  if (ofPostcode) return ofPostcode
  const ofRegister = registers.find(([, pattern]) => pattern.test(`${activities}\n${contact}`))?.[0]
  if (ofRegister) return ofRegister
  const language = languageOf(activities, '')
  const ofLanguage = countryOfLanguage[language] ?? ''
  const isSure = (activities.match(/\p{L}/gu)?.length ?? 0) >= enoughLetters
  const spoken = [
    ...(countriesOfLanguage[language] ?? (ofLanguage === '' ? [] : [ofLanguage])),
    ...(isSure || language === 'en' ? [] : (countriesOfLanguage.en ?? [])),
  ]
  const payable = spoken.filter((one) => canPay(activities, one))
  const callable = countriesOfNumbers({ activities, contact }, payable)
  const ofRegion = countriesOfRegions(location).filter((one) => spoken.length === 0 || spoken.includes(one))
  // 'WA' is a region of two countries; in one of them, phone numbers start with a zero.
  const named = ofRegion.find((one) => callable.length === 0 || callable.includes(one)) ?? ofRegion[0]
  if (named) return named
  const script = languageOfScript(`${activities} ${location}`, '')
  if (script === 'ja' || script === 'ko') return script === 'ja' ? 'JP' : 'KR'
  const ofPrices = countryOfPrices(activities, '') || countryOfPrices(activities, 'ZA')
  if (ofPrices !== '') return ofPrices
  const [called, ...others] = callable.length > 1 ? countriesNamed(activities, callable) : callable
  if (called && others.length === 0) return called
  return (isSure && ofLanguage) || countryOfEuros(activities, language)
}

/** Whether the currency signs next to the amounts fit a country. */
function canPay(activities: string, country: string): boolean {
  if (/(?<!\p{L})\$ ?\d/u.test(activities)) return countriesOfDollars.includes(country)
  if (/€/.test(activities)) return countriesOfEuros.includes(country)
  return true
}

/** Euro prices in English suggest Ireland if nothing else is known. */
const countryOfEuros = (activities: string, language: string): string =>
  language === 'en' && pricesIn(activities, '', '').some(({ price }) => price.currency === 'EUR') ? 'IE' : ''

/** `country` decides the meaning of R, Rs and Fr.; a dollar sign decides nothing. */
function countryOfPrices(activities: string, country: string): string {
  const found = pricesIn(activities, country, '').map(({ price }) => countryOfCurrency[price.currency])
  const countries = new Set(found.filter((one) => one !== undefined))
  const [only = ''] = countries
  return countries.size === 1 ? only : ''
}

/** Canadian area codes. Canada shares its country code with the United States. */
const canadian =
  /^(?:204|226|236|249|250|257|263|289|306|343|354|365|367|368|382|403|416|418|428|431|437|438|450|460|468|474|506|514|519|548|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905)/

const number = /(?<![\p{L}\p{N}.,/#@:_+-])\(?\d(?:(?:[ .]|\)[ -]?| ?- ?|\/)?\d){7,11}(?![\p{L}\p{N}%]|[.,:]\d)/gu
/** A phone word directly before the number: 'call 0491 570 156'. */
const called =
  /(?:tel|phone|ring|call|te?xt|sms|mob|cell|handy|fon|zap|what\p{L}*|ruf|appel|llam|chiam|lig|contact|ph|m)\p{L}*\P{L}{0,4}(?:(?:me|us|on|at|au|al|\p{Lu}\p{L}+)\P{L}{1,3}){0,2}$/iu

type NumberText = { activities: string; contact: string }

/** The countries whose phone number format fits the text best; empty without a number. */
function countriesOfNumbers({ activities, contact }: NumberText, countries: readonly string[]): string[] {
  const text = plainText(activities)
  const described = matchesOf(text, number).filter(
    ({ match: [written], span: [start] }) =>
      /^\(?0/.test(written) || called.test(text.slice(Math.max(0, start - 30), start)),
  )
  const numbers = [...matchesOf(plainText(contact), number), ...described].map(({ match: [written] }) => written)
  if (numbers.length === 0) return []
  const points = countries.map((country) => ({
    country,
    points: Math.max(...numbers.map((written) => fitOf(written, country))),
  }))
  const best = Math.max(0, ...points.map((one) => one.points))
  return best === 0 ? [] : points.filter((one) => one.points === best).map(({ country }) => country)
}

/** 0: not a number of the country. 1: a number. 2: a number with the country's usual spacing. */
function fitOf(written: string, country: string): number {
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: country as CountryCode, extract: false })
  if (!parsed?.isValid()) return 0
  const isNorthAmerican = parsed.countryCallingCode === '1'
  if (isNorthAmerican && canadian.test(parsed.nationalNumber) !== (country === 'CA')) return 0
  const groups = (said: string) => said.match(/\d+/g)?.join(' ')
  return isNorthAmerican || groups(parsed.formatNational()) === groups(written) ? 2 : 1
}

/**
 * Regions that people write after a town, by country: counties, states and provinces of countries that share town names. Abbreviations only
 * in capitals.
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

/** Abbreviations are case-sensitive, so that 'in' isn't read as Indiana. */
function keyOf(name: string): string {
  return /^\p{Lu}{2,3}$/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/^co\.? /, 'county ')
}

/** Whether a location is a region of the country: 'Suffolk', 'all of Kent'. */
export const isRegionOf = (location: string, country: string): boolean =>
  (countries.get(keyOf(location.trim().replace(/^all (?:of|over) /i, ''))) ?? []).includes(country)

/** Irish counties share their names with towns and are often written without 'County'. */
const irish =
  /^(?:cork|donegal|galway|kerry|kildare|kilkenny|limerick|mayo|sligo|tipperary|waterford|wexford|wicklow|dublin)(?: city| town)?$/i

/** The countries with a region named anywhere in the text, in any case: 'all of hawkes bay'. */
function countriesNamed(activities: string, among: readonly string[]): readonly string[] {
  const said = activities.toLowerCase().replaceAll('’', "'")
  return among.filter((country) =>
    regions[country]
      ?.split(',')
      .some((name) => name.length > 5 && said.includes(name.toLowerCase().replaceAll('’', "'"))),
  )
}

/** The countries that have the region after the town: 'Suffolk' in 'Westleton, Suffolk'. 'WA' is in two countries. */
function countriesOfRegions(location: string): readonly string[] {
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
