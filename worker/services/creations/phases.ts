import type { CreationEvent } from '../../contract/creation-events.ts'
import {
  type CreationPhase,
  creationPhases,
  creationTimings,
  type ImportOutcome,
} from '../../contract/creation-phases.ts'

type PhaseEvent = Extract<CreationEvent, { type: 'phase' }>

const rank = (phase: CreationPhase) => Object.keys(creationPhases).indexOf(phase)

/**
 * Reports the phase of a creation, never an earlier one again. It also reports a phase that takes long, and after a while
 * that layouts are done. The reading of a link is timed separately; later phases are timed from 'organizing' on.
 */
export function startPhases(say: (event: PhaseEvent) => void) {
  let at: PhaseEvent | undefined
  let timers: ReturnType<typeof setTimeout>[] = []

  const end = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const tell = (change: Partial<PhaseEvent> & Pick<PhaseEvent, 'phase'>) => {
    at = { type: 'phase', slow: false, imported: null, ...at, ...change }
    say(at)
  }
  const after = (wait: number, then: () => void) => timers.push(setTimeout(then, wait))
  const slow = () => at && tell({ phase: at.phase, slow: true })

  /** `imported`: the result of the link, once known. */
  const enter = (phase: CreationPhase, imported: ImportOutcome | null = at?.imported ?? null) => {
    if (at && rank(phase) <= rank(at.phase)) return
    const begins = phase === 'checking' || phase === 'organizing'
    if (begins) end()
    tell({ phase, imported, ...(begins && { slow: false }) })
    if (phase === 'checking') after(creationTimings.scrapeExtended, slow)
    if (phase === 'organizing') {
      after(creationTimings.personalizing, () => enter('personalizing'))
      after(creationTimings.organizingExtended, slow)
    }
  }
  return { enter, end }
}

export type Phases = ReturnType<typeof startPhases>
