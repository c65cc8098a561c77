import { remember } from '../../../renderer/remember.ts'
import { type Found, matchesOf, type Span, sliceOf, taken, trimmed, type Unit } from './text.ts'

/**
 * The languages that owners speak with customers. Excludes 'Italian food' and 'English lessons', which name a language for another reason.
 */
export function languagesIn(text: string, language: string): Found<{ code: string }>[] {
  const names = languageNames(language)
  // In languages with spaces, one lookup per word settles most texts.
  const isSpaced = language !== 'ja' && language !== 'ko'
  if (isSpaced && !(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => names.has(word))) return []
  const found = patternsOf(language).flatMap((pattern) => matchesOf(text, pattern))
  return found.flatMap(({ match, span }) => {
    if (/\b(?:don't|do not|not|no|nicht|kein\p{L}*|nie|non|ne)\b[^.,;]*$/iu.test(match[0].slice(0, 24))) return []
    const list = match.groups?.list ?? match.groups?.list2 ?? ''
    const codes = list
      .toLowerCase()
      .split(
        /\s*(?:,|\/|&|\+|・|、|·)\s*|\s+(?:and|y|e|et|und|en|i|och|or|ou|o|as well as|plus|also|some|a little)\s+|(?<=語|어)(?:と|와|과)?/u,
      )
      .map((name) => name.trim().replace(/^(?:and|y|e|et|und|fluent|native|some|good|both) /, ''))
      .filter((name) => name !== '')
      .map((name) => names.get(name))
    return codes.flatMap((code) => (code ? [{ code, spans: [span] as Span[] }] : []))
  })
}

const speaking: readonly string[] = [
  "(?:we|i|our team|our staff|staff|they|the team)(?:'re| are| all| also| can)* (?:also |both |all )?speak(?:s|ing)?:? ",
  '(?:fluent|bilingual) (?:in |\\(?)',
  'languages? ?(?:spoken|we speak)?: ?',
  '(?:service|consultations|lessons|sessions|appointments|therapy|available|classes|tours) (?:available )?in ',
  '(?:se habla|hablamos|hablo|atendemos en|atención en|idiomas:|también hablamos) ',
  '(?:nous parlons|on parle|je parle|langues ?(?:parlées)? ?:|nous parlons aussi) ',
  '(?:parliamo|parlo|si parla|lingue:|lingue parlate:) ',
  '(?:wir sprechen|ich spreche|sprachen:|gesprochen wird|wir sprechen auch|man spricht) ',
  '(?:falamos|falo|fala-se|atendemos em|idiomas:|línguas:) ',
  '(?:wij spreken|we spreken|ik spreek|talen:) ',
  '(?:mówimy po|mówię po|języki:|mówimy także po) ',
  '(?:vi talar|jag talar|vi pratar|språk:) ',
  '(?:対応言語[:は]? ?)',
]

const patternsOf = remember((language: string): RegExp[] => {
  const name = [...languageNames(language).keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const edge = '(?![\\p{L}])'
  const one = `(?:(?:fluent|native|some|good|both) )?(?:${name})${edge}`
  const joint = '(?: ?[,/&+] ?(?:and |y |et |und |e )?| (?:and|y|e|et|und|en|i|och|or|ou|o|as well as|plus)(?: po)? )'
  const list = `(?<list>${one}(?:${joint}${one})*)`
  // A following word can change the meaning: 'Spanish lessons', 'Italian food'.
  const end =
    '(?!-| (?!(?:and|or|to|with|at|in|so|as|fluently|too|here|on|by|is|are|auch|fließend|aussi|también|anche|we|i|too|spoken)\\b)[\\p{Ll}])'
  return [
    new RegExp(`(?<![\\p{L}])(?:${speaking.join('|')})${list}${end}(?: fluently)?`, 'giu'),
    new RegExp(
      `(?<![\\p{L}])(?<list>${one}(?:${joint}${one})*)(?:[- ](?:is |are |also )?(?:spoken|speaking)(?! (?:lessons|classes|practice|exam|test|clubs?|courses?))| gesprochen| parlé| parlato)${edge}`,
      'giu',
    ),
    new RegExp(`(?<![\\p{L}])(?:bilingual ?\\(?)?(?<list>(?:${name})/(?:${name}))${edge}(?! ?[-\\p{L}])`, 'giu'),
    ...(language === 'ja' || language === 'ko'
      ? [
          new RegExp(
            `(?<list>(?:${name})(?:[・、,と와과 ]+(?:${name}))*)(?:での)?(?:対応|OK|可|を話|が話|가능|상담 가능|로 상담)`,
            'gu',
          ),
        ]
      : []),
  ]
}, 16)

const who =
  '(?:adults?|children|kids|teens|teenagers|toddlers|babies|families|couples|women|men|ladies|seniors|students|beginners|improvers|pensioners|landlords|homeowners|businesses|small businesses|dogs|cats|puppies|pets|horses|all ages|all levels|all abilities|all breeds|all sizes|groups|schools|nervous patients|complete beginners|mums|parents)'
const phrase = `(?:all |small |young |older |nervous |private )?${who}(?: (?:of all ages|of any age|of all sizes|of any size|of all abilities|of all levels|(?:from |aged |ages |aged? )?\\d{1,2}(?: ?(?:-|–|to|and) ?(?:\\d{1,2}|up|over))?(?: years?)?))?`
const whole = new RegExp(
  `^(?:(?:we|i) (?:work with|teach|cater for|welcome|see|treat) |(?:suitable |perfect |great |ideal )?for )?(?<who>${phrase}(?:(?:, | and | & |, and )${phrase})*)(?: (?:are )?(?:all )?welcome| only)?$`,
  'iu',
)
const said =
  /^(?:(?:we|i) (?:work with|teach|cater for|welcome|see|treat)|(?:suitable |perfect |great |ideal )?for)\s|\s(?:welcome|only)$/iu

/** The target group, if a sentence says nothing else: 'For children 5 to 12.', 'All ages welcome' */
export function audienceIn(text: string, units: readonly Unit[]): Found<{ text: string }>[] {
  return units.flatMap(({ span }) => {
    const own = trimmed(text, span, ' .!')
    const words = sliceOf(text, own)
    return words.includes(taken) || words.length > 120 || !said.test(words) || !whole.test(words)
      ? []
      : [{ text: words, spans: [own] }]
  })
}

/** Languages spoken with customers in many countries. */
const codes =
  'en es fr it de ja ko pt nl pl sv da nb fi is ga cy gd ca eu gl ru uk be cs sk sl hr sr bs mk bg ro hu el tr ar he fa ku ps ur hi pa gu bn ta te ml kn mr ne si th vi lo km my id ms tl zh yue so am ti sw yo ig ha zu xh af st sq hy ka az kk uz et lv lt mt lb mi sm'.split(
    ' ',
  )

const others: Readonly<Record<string, string>> = {
  ...{ mandarin: 'zh', 'mandarin chinese': 'zh', cantonese: 'yue', farsi: 'fa', dari: 'fa', tagalog: 'tl', filipino: 'tl', flemish: 'nl', gaelic: 'gd' },
  ...{ castilian: 'es', castellano: 'es', valenciano: 'ca', 'brazilian portuguese': 'pt-BR', bsl: 'bfi', 'british sign language': 'bfi' },
  ...{ asl: 'ase', 'american sign language': 'ase', 'swiss german': 'gsw', schweizerdeutsch: 'gsw', norwegian: 'nb', norwegisch: 'nb', noruego: 'nb' },
  ...{ mandarino: 'zh', mandarín: 'zh', englisch: 'en', afrikaans: 'af', irish: 'ga', bosnian: 'bs', kurdish: 'ku', sinhala: 'si', gebärdensprache: 'gsg' },
  ...{ po: '', angielsku: 'en', niemiecku: 'de', polsku: 'pl', rosyjsku: 'ru', ukraińsku: 'uk', francusku: 'fr', hiszpańsku: 'es', włosku: 'it' },
  ...{ 中国語: 'zh', 英語: 'en', 日本語: 'ja', 韓国語: 'ko', スペイン語: 'es', フランス語: 'fr', 영어: 'en', 한국어: 'ko', 일본어: 'ja', 중국어: 'zh' },
} // biome-ignore format: a table is easier to read with one row per line

/** Lowercase language names with their codes (BCP 47), in English and in the text's language. */
export const languageNames = remember((language: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const locale of new Set(['en', 'es', language])) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name) names.set(name.toLowerCase(), code)
    }
  }
  for (const [name, code] of Object.entries(others)) if (code !== '') names.set(name, code)
  return names
}, 16)

/** Nationalities that aren't languages, so that 'I'm Australian' names none. */
export const peoples =
  /^(?:american|australian|canadian|british|scottish|english|irish|welsh|indian|brazilian|mexican|austrian|swiss|belgian|argentinian|colombian|moroccan|nigerian|kenyan|jamaican|african|european|asian|latin[oa]?|londoner|cornish|devonian|yorkshireman|texan|californian|new yorker)$/i
