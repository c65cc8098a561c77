import { atom } from 'jotai'
import type { FactChip, ReadFactsAnswer } from '../../../worker/creation/facts/schema.ts'
import { factsQuestionOf, longest } from './answers.ts'
import { factGroups } from './fact-groups.ts'
import { stillSaid, withOwnWords } from './own-words.ts'
import { answersAtom, changeAnswersAtom, wizardAtom } from './wizard-state.ts'

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

/** The facts as they are shown, removed ones among them. */
export const factGroupsAtom = atom((get) => {
  const { answers, removedFacts } = get(wizardAtom)
  const said = removedFacts.filter((fact) => stillSaid(fact, answers))
  return factGroups(get(factsAtom), said, answers.dismissed)
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
