import { francAll } from 'franc-min'
import { hourWords } from '../../../renderer/languages/read-hours.ts'

/** Business words that distinguish languages, in addition to the words around facts. */
const frequent: Readonly<Record<string, string>> = {
  en: 'mon tue wed thu fri sat sun years experience no not repair repairs lessons cleaning children from since fully and the with dogs homes your weddings hair cut colour color classes shop family',
  de: 'jahre erfahrung seit reparatur unterricht kinder erwachsene herrenschnitt damenschnitt farbe ab wochenende termine nach vereinbarung und für alle kuchen brot',
  fr: 'ans expérience depuis réparation cours enfants adultes coupe femme homme couleur dépannage pour avec chez vos artisanale',
  es: 'color años experiencia desde reparación clases niños adultos corte tinte urgencias para con sus bodas domicilio lunes',
  it: 'anni esperienza dal riparazione lezioni bambini adulti taglio donna uomo colore pronto intervento per con matrimoni preventivi',
  pt: 'anos experiência desde reparação aulas crianças adultos corte coloração para com casamentos seg domicílio cães você',
  nl: 'jaar ervaring sinds reparatie lessen kinderen volwassenen knippen verven voor met onderhoud vanaf bruiloften aan huis',
  pl: 'lat doświadczenia doświadczeniem od naprawa lekcje dzieci dorosłych strzyżenie farbowanie dla ślubny zamówienie oraz',
  sv: 'års erfarenhet sedan reparation lektioner barn vuxna klippning färgning för med beställning bröllop jour',
}

/** The detectable languages, as a map from ISO 639-3 to the page's language code. */
const candidates: Readonly<Record<string, string>> = {
  ...{ eng: 'en', spa: 'es', fra: 'fr', ita: 'it', deu: 'de', por: 'pt', nld: 'nl', pol: 'pl', swe: 'sv', dan: 'da', nob: 'nb', ron: 'ro' },
  ...{ ces: 'cs', hun: 'hu', tur: 'tr', hrv: 'hr', vie: 'vi', ind: 'id', tgl: 'tl', rus: 'ru', ukr: 'uk', bul: 'bg', srp: 'sr', arb: 'ar', pes: 'fa' },
  ...{ hin: 'hi', mar: 'mr', ben: 'bn', tam: 'ta', tel: 'te', ell: 'el', heb: 'he', tha: 'th', urd: 'ur', guj: 'gu', kan: 'kn', mal: 'ml', pan: 'pa' },
} // biome-ignore format: a table is easier to read with one row per line

/** Other languages that a country's businesses write in. */
const moreLanguages: Readonly<Record<string, readonly string[]>> = {
  ...{ US: ['es'], CA: ['fr'], BE: ['nl', 'fr', 'de'], CH: ['de', 'fr', 'it'], LU: ['fr', 'de'], IN: ['en', 'hi'], ZA: ['en'], IE: ['en'] },
  ...{ FI: ['sv'], SG: ['en'], HK: ['en', 'zh'], MT: ['en'], PH: ['en', 'tl'], NO: ['nb'], KE: ['en'], NG: ['en'], PK: ['en', 'ur'] },
} // biome-ignore format: a table is easier to read with one row per line
/** Countries where businesses write in English rather than the main language. */
const writesEnglish = /^(?:US|GB|IE|AU|NZ|ZA|IN|SG|PH|KE|NG|GH|PK|MT|JM|TT)$/

/** Weights relative to franc's scores, for the country's language and for each word unique to a language. */
const worth = { main: 0.12, more: 0.08, english: 0.04, word: 0.1 }
/** From this many letters on, statistics count fully, whatever the country. */
const enoughLetters = 50
/** A text with fewer letters doesn't reveal its language. */
const minLetters = 10

/** The usual language of a country's businesses; blank if there isn't one. */
function languageOfCountry(country: string): string {
  if (country === '') return ''
  if (writesEnglish.test(country)) return 'en'
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return language === 'no' ? 'nb' : language
}

/**
 * A text's language. A short text gets one of its country's languages; a longer one, the language of its words. English if neither decides.
 * `country` may be blank.
 */
export function languageOf(text: string, country: string): string {
  // Without a country, English is the default.
  const main = languageOfCountry(country) || 'en'
  const said = text
    .replace(/\S+@\S+|https?:\S+|www\.\S+/g, ' ')
    .replace(/[^\p{L}\p{M}' -]+/gu, ' ')
    .trim()
  const script = languageOfScript(said, country)
  if (script !== '') return script
  const votes = votesOf(said)
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  if (letters < minLetters && votes.size === 0) return main
  // Trigram statistics say little about a few words.
  const trust = Math.min(1, letters / enoughLetters)
  const known = [main, ...(moreLanguages[country] ?? [])]
  // 'Yoga studio' in Bristol isn't Hungarian; 'bakery with bread and cakes' in Ghent is English.
  const isOfCountry = country !== '' && letters < enoughLetters && (votes.get('en') ?? 0) < 2
  const scores = francAll(said.toLowerCase(), { only: Object.keys(candidates), minLength: 3 })
    .flatMap(([code, score]) => {
      const language = candidates[code]
      if (!language || (isOfCountry && !known.includes(language))) return []
      const prior =
        language === main ? worth.main : known.includes(language) ? worth.more : language === 'en' ? worth.english : 0
      return [{ language, score: trust * score + prior + worth.word * (votes.get(language) ?? 0) }]
    })
    .toSorted((a, b) => b.score - a.score)
  return scores[0]?.language ?? main
}

/** Scripts used by only one language, or by one in this country. */
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

/** Votes by frequent words and day names unique to one language: one each, scaled down so that no language gets more than three. */
function votesOf(said: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of said.toLowerCase().split(/\s+/)) {
    const language = telling.get(word)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const most = Math.max(3, ...counts.values())
  return new Map([...counts].map(([language, count]) => [language, (3 * count) / most]))
}

/**
 * Filler words: a sentence of only facts and fillers is redundant once the page shows the facts. Never includes words that deny, limit,
 * compare or praise. Kept small, since a mistake here loses the owner's words.
 */
export const glueWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "i i'm i am we we're we are is it it's the a an and or & my our me us in at on of by to for from with have has charge charges cost costs price prices services service offer do call phone tel telephone text email e-mail mail whatsapp contact ring number mobile open opening hours based located area areas cover covering languages hi hello please or i've we've also you can reach website web find",
  ),
  de: words(
    'ich bin wir sind ist das der die ein eine und oder & mein unser uns mir in im am an auf von zu für mit haben habe hat preise preis leistungen bieten an tel telefon mobil e-mail mail email whatsapp kontakt nummer anruf geöffnet öffnungszeiten unter',
  ),
  fr: words(
    "je suis nous sommes est c'est le la les un une des du de et ou & mon ma notre nos à au en avec ai avons prix tarifs tarif services tél tel téléphone portable e-mail mail email whatsapp contact numéro ouvert horaires par appelez-nous appelez",
  ),
  es: words(
    'yo soy somos estamos es el la los las un una unos y e o & mi nuestro nuestra nuestros en a al de del con tengo tenemos precio precios tarifas servicios ofrecemos tel teléfono móvil correo e-mail email whatsapp contacto número abierto horario por llámenos llama llámanos',
  ),
  it: words(
    "io sono siamo noi è il lo la i gli le un una e ed o & mio mia nostro nostra a al in di del della con ho abbiamo prezzo prezzi servizi offriamo tel telefono cellulare e-mail mail email whatsapp contatti numero aperto aperti orari orario",
  ),
  pt: words(
    'eu sou somos estamos é o a os as um uma e ou & meu minha nosso nossa em no na de do da com tenho temos preço preços serviços oferecemos tel telefone telemóvel e-mail email whatsapp contacto contato número aberto horário por',
  ),
  nl: words(
    'ik ben wij we zijn is de het een en of & mijn ons onze in te op van met heb hebben prijs prijzen diensten bieden tel telefoon mobiel e-mail mail email whatsapp contact nummer open openingstijden bel',
  ),
  pl: words('ja jestem my jesteśmy to jest i oraz lub & mój moja nasz nasza w we na z mam mamy cena ceny usługi oferujemy tel telefon e-mail mail email whatsapp kontakt numer otwarte godziny'),
  sv: words('jag är vi det en ett och eller & min vår våra i på av med har pris priser tjänster erbjuder tel telefon mobil e-post mail email whatsapp kontakt nummer öppet öppettider ring'),
  ja: words('は が の を に で です ます と も TEL tel 電話 料金 メール 営業時間 価格 まで'),
  ko: words('은 는 이 가 을 를 의 에 에서 입니다 합니다 전화 가격 이메일 영업시간 과 와'),
} // biome-ignore format: a table is easier to read with one row per line

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Words around facts that occur in only one language, and in no email address or brand. */
const telling: ReadonlyMap<string, string> = (() => {
  const languages = new Map<string, Set<string>>()
  const add = (word: string, language: string) => languages.set(word, (languages.get(word) ?? new Set()).add(language))
  for (const [language, list] of Object.entries(glueWords)) for (const word of list) add(word, language)
  for (const [language, { days, daily }] of Object.entries(hourWords))
    for (const words of [...days, daily])
      for (const word of words.split('|')) if (/^\p{L}+$/u.test(word)) add(word, language)
  for (const [language, list] of Object.entries(frequent)) for (const word of list.split(' ')) add(word, language)
  return new Map([...languages].flatMap(([word, of]) => (of.size === 1 ? [[word, [...of][0] ?? ''] as const] : [])))
})()
