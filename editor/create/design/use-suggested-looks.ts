import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { api, responseBody } from '#api/client.ts'
import { parseWebAddress } from '#renderer/document/values/parse-web-address.ts'
import { aboutProblems, businessOf } from '../answers.ts'
import type { Step } from '../steps.ts'
import { answersAtom, wizardAtom } from '../wizard-state.ts'
import { businessKey, looksNow, looksWith } from './suggested-looks.ts'

const requestedBusinessAtom = atom('')

/**
 * Requests fonts and colors that suit the business, unless they are already known or the person has seen everything. If this fails, the
 * composer's order remains, without a notice.
 */
export const suggestLooksAtom = atom(null, async (get, set) => {
  const answers = get(answersAtom)
  const business = businessKey(answers)
  const { colorsSeen } = looksNow(get(wizardAtom))
  if (colorsSeen || get(requestedBusinessAtom) === business || Object.keys(aboutProblems(answers)).length > 0) return
  set(requestedBusinessAtom, business)
  const json = { ...businessOf(answers), link: parseWebAddress(answers.link) ?? '' }
  const looks = await responseBody(api.suggestions.looks.$post({ json })).catch(() => undefined)
  if (looks) set(wizardAtom, { ...get(wizardAtom), looks: looksWith(get(wizardAtom), business, looks) })
})

/** Requests suggestions early: after each field of the first step, and on each step. */
export function useSuggestedLooks(step: Step) {
  const suggest = useSetAtom(suggestLooksAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each step.
  useEffect(() => {
    void suggest()
  }, [step, suggest])
}
