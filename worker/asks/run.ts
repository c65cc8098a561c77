import type { Effect, Step } from '../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { Caller, OwnedDraft } from '../platform/owner.ts'
import { type AskLine, type AskRequest, maxSteps } from './schema.ts'
import type { Screen } from './screens.ts'

/** `today`: 2026-11-30, in the website's time zone. `earlier`: the owner's last requests on this website, oldest first. */
export type Asking = OwnedDraft & {
  caller: Caller
  request: AskRequest
  signal: AbortSignal
  today: string
  timeZone: string
  earlier: readonly { request: string; reply: string }[]
}

/** The changes and words of a request so far. Each change runs on a copy that has those before it. */
export class Run {
  document: WebsiteSettings
  said = ''
  /** In words to the owner, instead of changes. */
  answer = ''
  question: { text: string; choices: string[] } | undefined
  screen: Screen | undefined
  readonly steps: Step[] = []
  readonly effects: Effect[] = []
  /** Why something was left out, for the owner. */
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

  /** Adds a step and the document after it. Returns an error beyond the maximum number of steps. */
  take(step: Step, after: WebsiteSettings): string | undefined {
    if (this.steps.length >= maxSteps) return `That is more than ${maxSteps} changes at once.`
    this.document = after
    this.steps.push(step)
    this.#tell({ type: 'step', step })
    return undefined
  }

  say(text: string): void {
    this.said = text
    this.#tell({ type: 'text', text })
  }
}
