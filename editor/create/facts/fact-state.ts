import { atom } from 'jotai'
import { limits } from '#renderer/document/fields/limits.ts'
import type { FactChip, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { factsQuestionOf, longest, type WizardAnswers } from '../answers.ts'
import { answersAtom, changeAnswersAtom, wizardAtom } from '../wizard-state.ts'
import { factGroups } from './fact-groups.ts'

/** The question for the server as JSON: a string compares by value. */
export const factsQuestionAtom = atom((get) => JSON.stringify(factsQuestionOf(get(answersAtom))))

const readAtom = atom<ReadFactsAnswer | undefined>(undefined)

/** The facts of the last answer. They stay during the next reading and offline, and go with the text. */
export const factsAtom = atom(
  (get) => {
    const { businessActivities, contact } = get(answersAtom)
    return businessActivities.trim() === '' && contact.trim() === '' ? undefined : get(readAtom)
  },
  (get, set, facts: ReadFactsAnswer) => {
    set(readAtom, facts)
    // A fact that was put back is in the answer now, or no longer understood.
    const wizard = get(wizardAtom)
    const removedFacts = wizard.removedFacts.filter(({ key }) => wizard.answers.dismissed.includes(key))
    if (removedFacts.length < wizard.removedFacts.length) set(wizardAtom, { ...wizard, removedFacts })
  },
)

/** The business's country: from what its owner wrote, else that of the browser. ISO 3166-1 alpha-2; blank if neither is known. */
export const countryAtom = atom((get) => {
  const { business, language } = get(factsAtom) ?? {}
  const region = (locale: string) => new Intl.Locale(locale).region
  return business?.place.country || region(language ?? 'en') || region(navigator.language) || ''
})

/** The facts as they are shown, removed ones among them. */
export const factGroupsAtom = atom((get) => {
  const { answers, removedFacts } = get(wizardAtom)
  const said = removedFacts.filter((fact) => stillSaid(fact, answers))
  return factGroups(get(factsAtom), said, answers)
})

export const removeFactAtom = atom(null, (get, set, key: string) => {
  const group = get(factGroupsAtom).find(({ facts }) => facts.some((fact) => fact.key === key))
  const at = group?.facts.findIndex((fact) => fact.key === key) ?? -1
  const shown = group?.facts[at]
  if (!group || !shown || shown.isRemoved) return
  const { isRemoved: _, ...fact } = shown
  const removed = { ...fact, group: group.label, before: group.facts[at + 1]?.key ?? '' }
  const wizard = get(wizardAtom)
  set(wizardAtom, {
    ...wizard,
    removedFacts: [...wizard.removedFacts.filter((one) => one.key !== key), removed].slice(-longest.dismissed),
    answers: { ...wizard.answers, dismissed: [...wizard.answers.dismissed, key].slice(-longest.dismissed) },
  })
})

export const confirmFactAtom = atom(null, (get, set, key: string) => {
  const confirmed = get(answersAtom).confirmed.filter((one) => one !== key)
  set(changeAnswersAtom, { confirmed: [...confirmed, key].slice(-longest.dismissed) })
})

export const putFactBackAtom = atom(null, (get, set, key: string) => {
  set(changeAnswersAtom, { dismissed: get(answersAtom).dismissed.filter((one) => one !== key) })
})

/** Replaces a fact's words in their field. Returns false once they are gone. */
export const changeWordsAtom = atom(null, (get, set, { fact, words }: { fact: FactChip; words: string }): boolean => {
  const change = withOwnWords(get(answersAtom), fact, words)
  if (change) set(changeAnswersAtom, change)
  // The fact stays as it is until it is read again, now in these words.
  const facts = get(readAtom)
  if (change && facts) {
    const chips = facts.chips.map((chip) => (chip.key === fact.key ? { ...chip, quote: words } : chip))
    set(readAtom, { ...facts, chips })
  }
  return change !== undefined
})

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
