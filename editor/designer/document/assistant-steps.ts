import { atom } from 'jotai'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { AssistantStep } from '#worker/owner-assistants/schema.ts'
import { changeSessionAtom } from './session.ts'
import type { Timeline } from './timeline.ts'

/** Adds assistants' changes, up to the stored version, to the history. */
export const takeAssistantStepsAtom = atom(null, (_get, set, steps: readonly AssistantStep[]) =>
  set(changeSessionAtom, (session) => ({
    ...session,
    timeline: withAssistantSteps(session.timeline, session.stored.websiteSettings, steps),
  })),
)

/**
 * `stored`: the document after the last step. Steps that are already in the history get their names. Other steps are inserted before it.
 */
export function withAssistantSteps(
  timeline: Timeline<WebsiteSettings>,
  stored: WebsiteSettings,
  steps: readonly AssistantStep[],
): Timeline<WebsiteSettings> {
  const done = [...timeline.past, timeline.present]
  const at = done.findLastIndex((state) => sameWebsite(state, stored))
  const end = done[at]
  if (!end || steps.length === 0) return timeline
  const before = done[at - 1]
  const known = before && steps.findLastIndex((step) => sameWebsite(step.before, before))
  if (known === -1) return timeline
  const added = steps.slice((known ?? -1) + 1)
  const states = added.map((step) => step.before)
  const names = new Map(timeline.names)
  const times = new Map(timeline.times)
  for (const [index, { title, clientName, at }] of steps.slice(known ?? 0).entries()) {
    const state = (known === undefined ? states[index + 1] : states[index]) ?? end
    names.set(state, `${title} (${clientName})`)
    times.set(state, Date.parse(at))
  }
  const [first] = states
  if (known === undefined && first) names.set(first, 'Before your assistant’s changes')
  const past = [...done.slice(0, at), ...states, ...timeline.past.slice(at)]
  return { ...timeline, past, names, times }
}
