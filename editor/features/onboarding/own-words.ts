import { limits } from '../../../renderer/document/limits.ts'
import type { FactChip } from '../../../worker/creation/facts/schema.ts'
import { longest, type WizardAnswers } from './answers.ts'

const mostCharacters: Readonly<Record<FactChip['from'], number>> = {
  businessActivities: limits.businessDescription,
  businessLocation: limits.businessLocation,
  contact: longest.contact,
}

/** Returns the index of a fact's words in their field, preferring whole words; -1 once the words are gone. */
function placeOf({ quote, from }: Pick<FactChip, 'quote' | 'from'>, answers: WizardAnswers): number {
  if (quote === '') return -1
  const text = answers[from]
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (!isInWord(text, at) && !isInWord(text, at + quote.length)) return at
  }
  return text.indexOf(quote)
}

const isInWord = (text: string, at: number) => /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1))

/** Whether a fact's words are still in their field. A fact from several places has no quote. */
export const stillSaid = (fact: FactChip, answers: WizardAnswers): boolean =>
  fact.quote === '' || placeOf(fact, answers) >= 0

/** Returns the change that replaces a fact's words; undefined once they are gone, or without room in the field. */
export function withOwnWords(
  answers: WizardAnswers,
  fact: FactChip,
  words: string,
): Partial<WizardAnswers> | undefined {
  const at = placeOf(fact, answers)
  if (at < 0) return undefined
  const text = answers[fact.from]
  const changed = text.slice(0, at) + words + text.slice(at + fact.quote.length)
  return changed.length > mostCharacters[fact.from] ? undefined : { [fact.from]: changed }
}

/** The most characters that new words for a fact may have. */
export const roomFor = (answers: WizardAnswers, { quote, from }: FactChip): number =>
  mostCharacters[from] - answers[from].length + quote.length
