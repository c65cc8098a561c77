import { atom } from 'jotai'
import type { ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { factsQuestionOf } from '../answers.ts'
import { answersAtom } from '../wizard-state.ts'

/** Serialized, so that it compares by value. */
export const factsQuestionAtom = atom((get) => JSON.stringify(factsQuestionOf(get(answersAtom))))

const readAtom = atom<ReadFactsAnswer | undefined>(undefined)

/** The last facts. They remain while new ones load and while offline, and are cleared with the text. */
export const factsAtom = atom(
  (get) => {
    const { businessName, businessActivities, contact } = get(answersAtom)
    return [businessName, businessActivities, contact].every((text) => text.trim() === '') ? undefined : get(readAtom)
  },
  (_get, set, facts: ReadFactsAnswer) => set(readAtom, facts),
)

/** The business's country from the answers, otherwise from the browser (ISO 3166-1 alpha-2, blank if unknown). */
export const countryAtom = atom((get) => {
  const { business, language } = get(factsAtom) ?? {}
  const region = (locale: string) => new Intl.Locale(locale).region
  return business?.place.country || region(language ?? 'en') || region(navigator.language) || ''
})
