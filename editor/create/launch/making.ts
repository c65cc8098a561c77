import type { FailureCode } from '#api/api-error.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { type CreationPhase, creationPhases } from '#worker/creation/run/phases.ts'
import { firstState, stateAfter } from '#worker/creation/run/state.ts'
import type { Creation, CreationEnd, CreationEvent, CreationState } from '#worker/creation/schema.ts'

export type Making = {
  state: CreationState
  /** The website before any text was written. */
  layout: WebsiteSettings
  heard: boolean
  end: CreationEnd | null
  /** Why progress can't continue. */
  lost: FailureCode | null
}

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

/** How much the person has been shown. Fast progress is spread out, so that people can follow it. */
export type DisplayState = {
  phase: CreationPhase
  /** Sections shown with their final text. */
  revealed: readonly string[]
  made: boolean
}

/** Durations in milliseconds. */
type Pace = {
  /** Minimum duration of a phase. `last`: of the final phase. */
  beat: number
  last: number
  /** Duration of the final phase if it shows a note on the import, which isn't shown again. */
  note: number
  /** Maximum delay between two sections, and in total. */
  step: number
  all: number
  /** How long to wait for the next section in page order before revealing later ones. */
  turn: number
}
export const gentle: Pace = { beat: 200, last: 350, note: 1000, step: 110, all: 900, turn: 2000 }
export const still: Pace = { beat: 0, last: 0, note: 2500, step: 0, all: 0, turn: 0 }

const phases = Object.keys(creationPhases) as CreationPhase[]
const rank = (phase: CreationPhase) => phases.indexOf(phase)

/** The first state to show. People who return see the current progress. */
export const shownFirst = ({ state, end }: Making, fresh: boolean): DisplayState =>
  fresh
    ? { phase: state.phase, revealed: [], made: false }
    : { phase: state.phase, revealed: state.written, made: end !== null }

/**
 * The next state and the delay before it, or undefined until more progress arrives. `waited`: time since the last state. A slow browser
 * reveals several sections at once instead of falling behind.
 */
export function shownNext(
  shown: DisplayState,
  making: Making,
  pace: Pace,
  waited = 0,
): { next: DisplayState; after: number } | undefined {
  const { state, layout, end } = making
  const ids = layout.sections.map(({ id }) => id)
  const written = end?.type === 'done' ? ids : state.written
  const pending = ids.filter((id) => !shown.revealed.includes(id))
  const waiting = pending.filter((id) => written.includes(id))
  const heard = end ? 'finishing' : state.phase
  const wanted = pending.length > 0 && heard === 'finishing' ? 'personalizing' : heard

  if (rank(wanted) > rank(shown.phase)) {
    const timed = rank(shown.phase) >= rank('organizing')
    const phase = timed
      ? (phases[rank(shown.phase) + 1] ?? wanted)
      : rank(wanted) > rank('organizing')
        ? 'organizing'
        : wanted
    return { next: { ...shown, phase }, after: timed ? pace.beat : 0 }
  }
  if (waiting.length > 0 && rank(shown.phase) >= rank('personalizing')) {
    const step = Math.min(pace.step, pace.all / ids.length)
    const reveal = step === 0 ? waiting : waiting.slice(0, Math.max(1, Math.floor(waited / step)))
    const inTurn = waiting[0] === pending[0]
    return {
      next: { ...shown, revealed: [...shown.revealed, ...reveal] },
      after: inTurn ? step : pace.turn,
    }
  }
  if (end?.type === 'done' && pending.length === 0 && !shown.made)
    return { next: { ...shown, made: true }, after: hasNote(state) ? pace.note : pace.last }
  return undefined
}

const hasNote = ({ imported }: Making['state']) => imported !== null && imported !== 'full'

/** The page to show. Sections that aren't revealed yet keep their first layout, so that nothing shifts. */
export function shownDocument({ revealed, made }: DisplayState, { state, layout, end }: Making): WebsiteSettings {
  if (made && end?.type === 'done') return end.creation.websiteSettings
  const written = new Map((state.websiteSettings ?? layout).sections.map((section) => [section.id, section]))
  const sections = layout.sections.map((section) =>
    revealed.includes(section.id) ? (written.get(section.id) ?? section) : section,
  )
  return { ...layout, sections }
}
