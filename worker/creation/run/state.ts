import type { CreationEvent, CreationState } from '../schema.ts'

/** The state before a creation starts. */
export const firstState = (withLink: boolean): CreationState => ({
  type: 'state',
  phase: withLink ? 'checking' : 'organizing',
  slow: false,
  imported: null,
  websiteSettings: null,
  written: [],
})

/** The state after another event. */
export function stateAfter(state: CreationState, event: CreationEvent): CreationState {
  if (event.type === 'state') return { ...event, websiteSettings: event.websiteSettings ?? state.websiteSettings }
  if (event.type === 'phase') return { ...state, ...event, type: 'state' }
  if (event.type === 'layout') return { ...state, websiteSettings: event.websiteSettings, written: [] }
  if (event.type !== 'section' || !state.websiteSettings) return state
  const { section } = event
  const { sections } = state.websiteSettings
  return {
    ...state,
    websiteSettings: {
      ...state.websiteSettings,
      sections: sections.map((one) => (one.id === section.id ? section : one)),
    },
    written: [...state.written, section.id],
  }
}
