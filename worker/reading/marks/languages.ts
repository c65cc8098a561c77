import { languageNames } from '../language-names.ts'
import type { Mark } from '../tagger.ts'
import { changed, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const speaks =
  /(?<!\p{L})(?:(?:i|we)(?: also)? read|speak|spoken|speaks|speaking|talk|languages?|fluent|bilingual|trilingual|native|interpret|translat|parl|habl|sprech|spricht|sprache|sprachig|zweisprachig|idiom|lingu|langue|bilingüe|bilingue|falamos|falo|spreek|spreken|spreekt|talen|taal|mówi|język|rozmawia)|(?<=\p{L})(?:sprachig|-speaking)/iu
const within = /(?<!\p{L})(?:in|auf|en|em|po|w|het|op|or|oder|ou|o|and|und|et|y|e|i|&)\s+$/iu
const leads = /(?<!\p{L})(?:in|auf|en|em|po|w)\s/iu
/** Things named after a country: 'english and french music'. */
const things =
  /^(?:(?:\s?[,/&-]|\s(?:and|or|und|et|y|e)(?=\s))\s?\p{L}+)?\s+(?:music|songs?|covers|food|cuisine|cooking|dishes|wines?|beers?|cheeses?|cakes?|bread|pastr\p{L}+|dan(?:ce|ces|cing)|folk|pop|rock|hits|style|manicures?|nails|tips|polishing|polishers?|plaits?|braids?|cars?|bikes?|furniture|antiques|oak|tiles|slates?|doors|windows|drains?|literature|films?|musik|essen|küche|lieder|musique|cuisine|chansons?|música|comida|cocina|musica|cucina|muziek|muzyka|kuchnia)(?!\p{L})/iu

/** Only languages that somebody speaks or offers something in; others belong to the words that follow. */
export const spokenLanguages: Step = (text, marks, language) =>
  withListed(text, marks, language).reduce<readonly Mark[]>(
    (all, mark) => {
      if (mark.label !== 'L' && !(mark.label === 'S' && nationality.test(mark.text))) return all
      const [from, to] = [sentenceStart(text, mark.start), sentenceEnd(text, mark.end)]
      const before = text.slice(from, mark.start)
      if (things.test(text.slice(mark.end, to))) {
        const next = all.find(({ label, start }) => label === 'S' && start > mark.end)
        const isJoined = next && joined.test(text.slice(mark.end, next.start))
        if (!isJoined) return mark.label === 'L' ? changed(all, [mark]) : all
        return changed(all, [mark, next], [markOf(text, 'S', mark.start, next.end, next.probability)])
      }
      if (mark.label === 'S') return all
      const isAlone = marksWithin(all, from, to).every((other) => other.label === 'L')
      const isSpoken = isAlone || speaks.test(text.slice(from, to)) || (within.test(before) && leads.test(before))
      return isSpoken ? all : changed(all, [mark])
    },
    withListed(text, marks, language),
  )

const told = /(?<!\p{L})(?:i|we)(?: can| also)? (?:read|speak|translate|teach in|work in)(?: and \p{L}+)? (?=\p{L})/giu

/** Further languages in a list, and languages after 'I read' and 'we speak'. */
function withListed(text: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const names = languageNames(language)
  const isName = (said: string) => names.has(said.toLowerCase()) && /^\p{Lu}/u.test(said)
  const begins = [
    ...marks.filter(({ label }) => label === 'L').map(({ end }) => end),
    ...[...text.matchAll(told)].map(({ 0: said, index }) => index + said.length),
  ]
  return begins.reduce<readonly Mark[]>((all, begin) => {
    let now = all
    for (let at = begin, found = next(at); found && isName(found.name); found = next(at)) {
      const own = marksWithin(now, found.start, found.end)
      if (own.some(({ label }) => label === 'L') && own.some(({ start }) => start !== found?.start)) break
      now = changed(now, own, [markOf(text, 'L', found.start, found.end, 0.6)])
      at = found.end
    }
    return now

    function next(at: number) {
      const said = /^(?<joint>,\s(?:and\s)?|\s(?:and|or|&|und|oder|et|y|e|en|i)\s|\s?[/&]\s?)?(?<name>\p{L}+)/u.exec(
        text.slice(at),
      )
      const { joint = '', name = '' } = said?.groups ?? {}
      if (name === '' || (joint === '' && !/\s$/.test(text.slice(0, at)))) return undefined
      return { name, start: at + joint.length, end: at + joint.length + name.length }
    }
  }, marks)
}

const nationality =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|polish|indian|chinese|turkish|greek|irish|scottish|welsh)$/iu

const joined = /^\s(?:and|&|und|et|y|e)\s$/iu
