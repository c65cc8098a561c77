import { applySteps, type Effect, makeStep, type Step } from '../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { ToolCall } from '../adapters/ai/tool-model.ts'
import { askForCalls } from '../model/ask-tools.ts'
import { foreignMark } from '../model/fit-answer.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import type { Caller, OwnedDraft } from '../platform/owner.ts'
import { understand } from './grammar/understand.ts'
import { checkCall } from './model/check-call.ts'
import { expandCall } from './model/expand-call.ts'
import { offeredTools } from './model/offered-tools.ts'
import { pageBrief } from './model/page-brief.ts'
import { statedIn } from './model/stated.ts'
import { type AskLine, type AskRequest, mostSteps, type Turn } from './schema.ts'

export type Asking = OwnedDraft & { caller: Caller; request: AskRequest; signal: AbortSignal; hasModel: boolean }
export type Ran = { turn: Turn; effects: Effect[] }

const instruction =
  'Call a function for each change that the request asks for, in order, and describe the change in one short sentence. If no function can do it, call none and explain that. Every number, name, date, price and promise in what you write is in the request or in the facts; you add none. Keep every fact that a text has. Publishing, accounts, domains and messages are not yours to change.'

const canDo =
  'I can change hours, phone numbers, email, address, prices and services, move, hide, show, add or remove sections, and choose colors, styles, fonts and layouts by name.'

/** What a request leads to: steps on a copy of the document, each checked, or words for the owner. Stores nothing. */
export async function runAsk(ctx: ServiceContext, asking: Asking, tell: (line: AskLine) => void): Promise<Ran> {
  const { message, websiteSettings: document, selected } = asking.request
  const today = ctx.now().toISOString().slice(0, 10)
  const { orders, rest } = understand(message, { document, selected, today })
  const run = new Run(document, tell)
  const isWhole = orders.length > 0 && rest.length === 0
  const usesModel = !isWhole && asking.hasModel
  const answered = usesModel && (await askModel(ctx, asking, run))
  if (!answered) {
    for (const order of orders) {
      if ('effect' in order) run.effects.push(order.effect)
      else if ('problem' in order) run.problems.push(order.problem)
      else run.take(makeStep(run.document, { id: run.nextId(), ...order }))
    }
    if (rest.length > 0) {
      const what = rest.map((part) => `“${part.trim()}”`).join(' and ')
      run.problems.push(
        `${usesModel ? 'The writer can’t be reached now, and I' : 'I'} don’t understand ${what}. ${canDo}`,
      )
    }
  }
  const text = [run.said, ...new Set(run.problems)].filter((one) => one !== '').join(' ') || doneText(run)
  tell({ type: 'text', text })
  const outcome =
    run.steps.length > 0
      ? 'proposed'
      : run.effects.length > 0 || (run.said !== '' && run.problems.length === 0)
        ? 'answered'
        : 'declined'
  const turn: Turn = {
    ...{ turnId: newId(), at: ctx.now().toISOString(), message, outcome, title: titleOf(run.steps), text },
    ...{ steps: run.steps, accepted: null },
  }
  return { turn, effects: run.effects }
}

/** The changes so far, each run on a copy that has those before it. */
class Run {
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

  take(step: Step | undefined): void {
    if (!step || this.steps.length >= mostSteps) return
    const { document, refused } = applySteps(this.document, [step])
    const [first] = refused
    if (first) return void this.problems.push(`${step.title}: ${first.problem}`)
    this.document = document
    this.steps.push(step)
    this.#tell({ type: 'step', step })
  }

  say(text: string): void {
    this.said = text
    this.#tell({ type: 'text', text })
  }
}

/** In characters, of what a model says to the owner. */
const longestSentence = 400

async function askModel(ctx: ServiceContext, asking: Asking, run: Run): Promise<boolean> {
  const { request, caller, signal, userId, draftId } = asking
  const { message, selected } = request
  const stated = statedIn(message, request.websiteSettings.settings.language)
  const scopeNow = () => ({ document: run.document, selected, stated })
  const later: ToolCall[] = []
  const onCall = (call: ToolCall) => {
    if (isExpanded(call)) return void later.push(call)
    const checked = checkCall(call, run.nextId(), scopeNow())
    if ('step' in checked) run.take(checked.step)
    else run.problems.push(checked.problem)
  }
  const onSay = (soFar: string) => {
    const text = soFar.trim().slice(0, longestSentence)
    if (foreignMark(text, [message]) === undefined) run.say(text)
  }
  const question = {
    ...{ kind: 'ask', instruction, request: message, tools: offeredTools, maxTokens: 2400 },
    data: pageBrief(request.websiteSettings, selected),
  }
  const said = await askForCalls(ctx, question, { caller, listener: { onSay, onCall }, signal })
  if (!said) return run.steps.length > 0
  if (foreignMark(said.say, [message]) !== undefined) run.said = ''
  for (const call of later) {
    signal.throwIfAborted()
    const expanded = await expandCall(ctx, call, {
      scope: scopeNow(),
      caller,
      of: { userId, draftId },
      nextId: run.nextId,
    })
    for (const step of expanded?.steps ?? []) run.take(step)
    run.effects.push(...(expanded?.effects ?? []))
    run.problems.push(...(expanded?.problems ?? []))
  }
  return true
}

const isExpanded = ({ tool }: ToolCall) => tool === 'rewrite' || tool === 'find-picture' || tool === 'screen'

function titleOf(steps: readonly Step[]): string {
  const [first, second] = steps
  if (!first) return ''
  if (!second) return first.title
  return (steps.length === 2 ? `${first.title}, ${second.title}` : `${first.title} and ${steps.length - 1} more`).slice(
    0,
    200,
  )
}

const doneText = ({ steps, effects }: Run): string =>
  steps.length > 0
    ? `${steps.map(({ title }) => title).join('. ')}.`.slice(0, 1000)
    : effects.length > 0
      ? 'Done.'
      : canDo
