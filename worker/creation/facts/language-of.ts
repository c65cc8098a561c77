import { francAll } from 'franc-min'
import { dayWords } from './words/day-words.ts'
import { glueWords } from './words/glue-words.ts'

/** Words of businesses, beside those around facts, that tell languages apart. */
const frequent: Readonly<Record<string, string>> = {
  en: 'mon tue wed thu fri sat sun years experience repair repairs lessons cleaning children from since fully and the with dogs homes your weddings hair cut colour color classes shop family',
  de: 'jahre erfahrung seit reparatur unterricht kinder erwachsene herrenschnitt damenschnitt farbe ab wochenende termine nach vereinbarung und für alle kuchen brot',
  fr: 'ans expérience depuis réparation cours enfants adultes coupe femme homme couleur dépannage pour avec chez vos artisanale',
  es: 'años experiencia desde reparación clases niños adultos corte tinte urgencias para con sus bodas domicilio lunes',
  it: 'anni esperienza dal riparazione lezioni bambini adulti taglio donna uomo colore pronto intervento per con matrimoni preventivi',
  pt: 'anos experiência desde reparação aulas crianças adultos corte coloração para com casamentos seg domicílio cães você',
  nl: 'jaar ervaring sinds reparatie lessen kinderen volwassenen knippen verven voor met onderhoud vanaf bruiloften aan huis',
  pl: 'lat doświadczenia doświadczeniem od naprawa lekcje dzieci dorosłych strzyżenie farbowanie dla ślubny zamówienie oraz',
  sv: 'års erfarenhet sedan reparation lektioner barn vuxna klippning färgning för med beställning bröllop jour',
}

/** The languages that detection chooses from: ISO 639-3 to the code of a page. */
const candidates: Readonly<Record<string, string>> = {
  ...{ eng: 'en', spa: 'es', fra: 'fr', ita: 'it', deu: 'de', por: 'pt', nld: 'nl', pol: 'pl', swe: 'sv', dan: 'da', nob: 'nb', ron: 'ro' },
  ...{ ces: 'cs', hun: 'hu', tur: 'tr', hrv: 'hr', vie: 'vi', ind: 'id', tgl: 'tl', rus: 'ru', ukr: 'uk', bul: 'bg', srp: 'sr', arb: 'ar', pes: 'fa' },
  ...{ hin: 'hi', mar: 'mr', ben: 'bn', tam: 'ta', tel: 'te', ell: 'el', heb: 'he', tha: 'th', urd: 'ur', guj: 'gu', kan: 'kn', mal: 'ml', pan: 'pa' },
} // biome-ignore format: a table

/** Beside a country's main language, as far as its businesses write in it. */
const moreLanguages: Readonly<Record<string, readonly string[]>> = {
  ...{ US: ['es'], CA: ['fr'], BE: ['nl', 'fr', 'de'], CH: ['de', 'fr', 'it'], LU: ['fr', 'de'], IN: ['en', 'hi'], ZA: ['en'], IE: ['en'] },
  ...{ FI: ['sv'], SG: ['en'], HK: ['en', 'zh'], MT: ['en'], PH: ['en', 'tl'], NO: ['nb'], KE: ['en'], NG: ['en'], PK: ['en', 'ur'] },
} // biome-ignore format: a table
/** Where English comes before what most people speak at home. */
const writesEnglish = /^(?:US|GB|IE|AU|NZ|ZA|IN|SG|PH|KE|NG|GH|PK|MT|JM|TT)$/

/** Of what franc's scores are parts: the country's language, and each word that only one language has. */
const worth = { main: 0.12, more: 0.08, english: 0.04, word: 0.1 }
/** Letters from which the statistics count in full. */
const enough = 50
/** With fewer letters than this, a text says nothing about its language. */
const fewest = 10

/** The language of a country's businesses, as far as one can be named; blank for none. */
export function languageOfCountry(country: string): string {
  if (country === '') return ''
  if (writesEnglish.test(country)) return 'en'
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return language === 'no' ? 'nb' : language
}

/** The language that a text is written in; that of the country, or English, where it says too little. `country` may be blank. */
export function languageOf(text: string, country: string): string {
  // Nowhere is where the product speaks English.
  const main = languageOfCountry(country) || 'en'
  const said = text
    .replace(/\S+@\S+|https?:\S+|www\.\S+/g, ' ')
    .replace(/[^\p{L}\p{M}' -]+/gu, ' ')
    .trim()
  const script = languageOfScript(said, country)
  if (script !== '') return script
  const votes = votesOf(said)
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  if (letters < fewest && votes.size === 0) return main
  // Of a few words, what three letters stand side by side says little.
  const trust = Math.min(1, letters / enough)
  const known = [main, ...(moreLanguages[country] ?? [])]
  const scores = francAll(said.toLowerCase(), { only: Object.keys(candidates), minLength: 3 })
    .flatMap(([code, score]) => {
      const language = candidates[code]
      if (!language) return []
      const prior =
        language === main ? worth.main : known.includes(language) ? worth.more : language === 'en' ? worth.english : 0
      return [{ language, score: trust * score + prior + worth.word * (votes.get(language) ?? 0) }]
    })
    .toSorted((a, b) => b.score - a.score)
  return scores[0]?.language ?? main
}

/** Scripts that only one language has, or one in this country. */
export function languageOfScript(said: string, country: string): string {
  const count = (script: RegExp) => said.match(script)?.length ?? 0
  const latin = count(/\p{Script=Latin}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const hangul = count(/\p{Script=Hangul}/gu)
  const han = count(/\p{Script=Han}/gu)
  if (kana > 0 && 2 * (kana + han) > latin) return 'ja'
  if (2 * hangul > latin && hangul > 0) return 'ko'
  const isChinese = /^(?:CN|TW|HK|MO|SG)$/.test(country) || /[的是们这为务专业营电价]/u.test(said)
  if (2 * han > latin && han > 0) return isChinese && country !== 'JP' ? 'zh' : 'ja'
  return ''
}

/** Counts frequent words and days that only one of the languages has. Three of them are enough. */
function votesOf(said: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of said.toLowerCase().split(/\s+/)) {
    const language = telling.get(word)
    if (language) counts.set(language, Math.min(3, (counts.get(language) ?? 0) + 1))
  }
  return counts
}

/** Words around facts that no mail address or brand has, by the one language that has them. */
const telling: ReadonlyMap<string, string> = (() => {
  const languages = new Map<string, Set<string>>()
  const add = (word: string, language: string) => languages.set(word, (languages.get(word) ?? new Set()).add(language))
  for (const [language, list] of Object.entries(glueWords)) for (const word of list) add(word, language)
  for (const [language, { days, daily }] of Object.entries(dayWords))
    for (const words of [...days, daily])
      for (const word of words.split('|')) if (/^\p{L}+$/u.test(word)) add(word, language)
  for (const [language, list] of Object.entries(frequent)) for (const word of list.split(' ')) add(word, language)
  return new Map([...languages].flatMap(([word, of]) => (of.size === 1 ? [[word, [...of][0] ?? ''] as const] : [])))
})()
