import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { headline } from './headline.ts'
import { asHeading, compared } from './own-words.ts'

const longest = 92
const shortest = 16
/** With fewer sentences the introduction needs them all. */
const fewest = 3

/** Words that lean on the sentence before: such a sentence means little by itself, and the one before it less without it. */
const leansOn =
  /^(?:and|but|or|so|then|also|plus|too|that|this|these|those|they|them|it|he|she|his|her|their|there|which|because|y|pero|también|además|eso|et|mais|aussi|cela|donc|e|ma|anche|questo|und|aber|auch|dann|das|dies|sie|er|es|そして|また|でも|그리고|하지만|또한)(?![\p{L}])/iu

/** One of the owner's sentences with room around it: one that stands by itself and has no better place on the page. None without one. */
export function quoteBannerContent(brief: Brief, nth: number): ContentInput<'QuoteBanner'> | undefined {
  const text = tellingSentences(brief)[nth - 1]
  return text === undefined ? undefined : { primary: text, subordinate: '' }
}

/** Sentences that can stand alone, in large letters, the longest first. */
export function tellingSentences(brief: Brief): string[] {
  const { sentences } = brief.business
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
