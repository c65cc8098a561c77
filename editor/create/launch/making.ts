import type { FailureCode } from '#api/api-error.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { firstState, stateAfter } from '#worker/creation/run/state.ts'
import type { Creation, CreationEnd, CreationEvent, CreationState } from '#worker/creation/schema.ts'

/** What is known of a website that is being made. */
export type Making = {
  state: CreationState
  /** As it was laid out, before anything of it was written. */
  layout: WebsiteSettings
  /** Whether any progress has arrived yet. */
  heard: boolean
  end: CreationEnd | null
  /** Why no more progress can arrive. */
  lost: FailureCode | null
}

/** The state of a creation before any progress arrives. */
export function makingOf(creation: Creation): Making {
  const { status, answers, websiteSettings } = creation
  const state = { ...firstState(Boolean(answers?.link)), websiteSettings }
  const end = {
    running: null,
    done: { type: 'done', creation },
    failed: { type: 'failed', code: 'creation_failed' },
  } as const
  return { state, layout: websiteSettings, heard: false, end: end[status], lost: null }
}

export function makingAfter(making: Making, event: CreationEvent): Making {
  const layout = event.type === 'layout' ? event.websiteSettings : making.layout
  const end = event.type === 'done' || event.type === 'failed' ? event : null
  return { state: stateAfter(making.state, event), layout, heard: true, end, lost: null }
}
