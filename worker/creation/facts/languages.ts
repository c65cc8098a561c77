import { remember } from '../../../renderer/remember.ts'
import { type Found, matchesOf, type Span } from './text.ts'
import { languageNames } from './words/language-names.ts'

/** Languages spoken to customers. Only where speaking is said: 'Italian food' and 'English lessons' are of something else. */
export function languagesIn(text: string, language: string): Found<{ code: string }>[] {
  const names = languageNames(language)
  // Where words are parted by spaces, most texts are done with a look at each.
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
  // A word behind the last that makes it something else: 'Spanish lessons', 'Italian food'.
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
