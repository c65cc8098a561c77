import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { headline } from './headline.ts'
import { asHeading, compared } from './own-words.ts'

const longest = 92
const shortest = 16
/** With fewer sentences the introduction needs them all. */
const fewest = 3

/** First words of sentences that mean little without the sentence before them. */
const leansOn =
  /^(?:and|but|or|so|then|also|plus|too|that|this|these|those|they|them|it|he|she|his|her|their|there|which|because|y|pero|también|además|eso|et|mais|aussi|cela|donc|e|ma|anche|questo|und|aber|auch|dann|das|dies|sie|er|es|そして|また|でも|그리고|하지만|또한)(?![\p{L}])/iu

/** One of the owner's sentences in large letters. Undefined where no sentence makes sense by itself. */
export function quoteBannerContent(brief: Brief, nth: number): ContentInput<'QuoteBanner'> | undefined {
  const text = tellingSentences(brief)[nth - 1]
  return text === undefined ? undefined : { primary: text, subordinate: '' }
}

/** Prices, numbers of licenses and times are read better in small letters. */
const hasFigures = /\p{Sc}|[#@]|\p{Nd}{3}|\p{Nd}\P{Nd}+\p{Nd}/u

/** Sentences that can stand alone, in large letters, the longest first. */
export function tellingSentences(brief: Brief): string[] {
  const { sentences, services, credentials, areas, languages, terms, phones, emails, links } = brief.business
  const lists = [services, credentials, areas, languages, terms, phones, emails, links]
  const practical = new Set(lists.flatMap((list) => list.map(({ id }) => id)))
  const title = compared(headline(brief))
  const free = sentences.filter(({ covered, text }) => !covered && compared(text) !== title)
  if (free.length < fewest) return []
  const spare = free.length - fewest + 1
  return sentences
    .filter((sentence, index) => {
      const text = sentence.text.trim()
      const next = sentences[index + 1]?.text.trim() ?? ''
      return (
        index > 0 &&
        !sentence.covered &&
        !sentence.facts.some((id) => practical.has(id) || id === 'hours' || id === 'address') &&
        !hasFigures.test(text) &&
        text.length >= shortest &&
        text.length <= longest &&
        !/[\n:]/.test(text) &&
        compared(text) !== title &&
        !leansOn.test(text) &&
        !leansOn.test(next)
      )
    })
    .map(({ text }) => asHeading(text))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, spare)
}
