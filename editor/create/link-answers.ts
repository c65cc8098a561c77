import { atom } from 'jotai'
import { limits } from '#renderer/document/fields/limits.ts'
import { tradeWordsOf } from '#templates/trade-words.ts'
import { carriedNames } from '#worker/platform/addresses/paths.ts'
import { noAnswers, type WizardAnswers } from './answers.ts'
import { wizardAtom } from './wizard-state.ts'
import { newWizard } from './wizard-storage.ts'

/** Corrections and readings apply to the old description. */
const clearedReading = { corrections: [], reading: null }

type LinkAnswers = Partial<Pick<WizardAnswers, (typeof carriedNames)[number]>>

const maxLengths = {
  businessName: limits.businessName,
  businessActivities: limits.businessDescription,
  businessLocation: limits.businessLocation,
  link: limits.url,
} as const

/** Answers from the query string, truncated to their limits. Omits blanks and unknown trades. */
export function parseLinkAnswers(search: string): LinkAnswers {
  const query = new URLSearchParams(search)
  const param = (name: (typeof carriedNames)[number]) => query.get(name)?.trim() ?? ''
  const entries = carriedNames.map((name) => {
    if (name === 'trade') return [name, tradeWordsOf(param(name)) && param(name)]
    return [name, param(name).slice(0, maxLengths[name]).trim()]
  })
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

/** The query string without those answers. */
export function withoutLinkAnswers(search: string): string {
  const query = new URLSearchParams(search)
  if (!carriedNames.some((name) => query.has(name))) return search
  for (const name of carriedNames) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Starts at the first step with answers from a link, which override earlier ones. If this tab has already created a website, starts a new
 * one and sets the finished one aside.
 */
export const startWithAnswersAtom = atom(null, (get, set, carried: LinkAnswers) => {
  if (Object.keys(carried).length === 0) return
  const wizard = get(wizardAtom)
  set(
    wizardAtom,
    wizard.createdFrom === ''
      ? {
          ...wizard,
          step: 'About',
          answers: { ...wizard.answers, ...(carried.businessActivities && clearedReading), ...carried },
        }
      : { ...newWizard, answers: { ...noAnswers, ...carried }, aside: JSON.stringify({ ...wizard, aside: '' }) },
  )
})
