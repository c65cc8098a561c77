import { applySteps, type Effect, type Step } from '../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { Caller, OwnedDraft } from '../platform/owner.ts'
import { type AskLine, type AskRequest, mostSteps } from './schema.ts'

export type Asking = OwnedDraft & { caller: Caller; request: AskRequest; signal: AbortSignal; hasModel: boolean }

/** The changes so far, each run on a copy that has those before it. */
export class Run {
  document: WebsiteSettings
  said = ''
  readonly steps: Step[] = []
  readonly effects: Effect[] = []
  readonly problems: string[] = []
  readonly #tell: (line: AskLine) => void
  #ids = 0

  constructor(document: WebsiteSettings, tell: (line: AskLine) => void) {
    this.document = document
    this.#tell = tell
  }

  nextId = (): string => {
    this.#ids += 1
    return `step-${this.#ids}`
  }

  /** Makes a change. Returns the problem of one that can't be made. */
  take(step: Step): string | undefined {
    if (this.steps.length >= mostSteps) return `${step.title}: that is more than ${mostSteps} changes at once.`
    const { document, refused } = applySteps(this.document, [step])
    const [first] = refused
    if (first) return `${step.title}: ${first.problem}`
    this.document = document
    this.steps.push(step)
    this.#tell({ type: 'step', step })
    return undefined
  }

  /** The same, where a problem is the owner's to read. */
  takeOrSay(step: Step | undefined): void {
    const problem = step && this.take(step)
    if (problem !== undefined) this.problems.push(problem)
  }

  say(text: string): void {
    this.said = text
    this.#tell({ type: 'text', text })
  }
}
