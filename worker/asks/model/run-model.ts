import type { ToolCall } from '../../adapters/ai/tool-model.ts'
import { askForCalls } from '../../model/ask-tools.ts'
import { foreignMark } from '../../model/fit-answer.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Asking, Run } from '../run.ts'
import { checkCall } from './check-call.ts'
import { expandCall, fitsExpanded, isExpanded } from './expand-call.ts'
import { offeredTools } from './offered-tools.ts'
import { pageBrief } from './page-brief.ts'
import { statedIn } from './stated.ts'

const instruction =
  'Call a function for each change that the request asks for, in order, and describe the change in one short sentence. If no function can do it, call none and explain that. Every number, name, date, price and promise in what you write is in the request or in the facts; you add none. Keep every fact that a text has. Publishing, accounts, domains and messages are not yours to change.'
const again = `${instruction}\n\nYou were asked before. Some of your calls could not be run: "refused" has each with the reason. Call these again in a way that can be run, and no others. Leave out what can’t be changed. The page already has your other changes.`

/** In characters, of what a model says to the owner. */
const longestSentence = 400
const mostTokens = 2400

/** A call that could not be run, though another input may do. */
type Refused = { call: ToolCall; problem: string }

/** Lets a model make the changes of a request. Returns whether it answered. Calls that can't be run come back to it once. */
export async function runModel(ctx: ServiceContext, asking: Asking, run: Run): Promise<boolean> {
  const later: ToolCall[] = []
  const refused: Refused[] = []
  const answered = await asked(ctx, asking, { run, later, onRefused: (one) => refused.push(one) })
  if (!answered) {
    run.problems.push(...refused.map(({ problem }) => problem))
    return run.steps.length > 0
  }
  if (refused.length > 0) await repair(ctx, asking, { run, later, refused })
  for (const call of later) {
    asking.signal.throwIfAborted()
    const { caller, signal, userId, draftId } = asking
    const of = { scope: scopeOf(asking, run), caller, of: { userId, draftId }, nextId: run.nextId, signal }
    const expanded = await expandCall(ctx, call, of)
    for (const step of expanded?.steps ?? []) run.takeOrSay(step)
    run.effects.push(...(expanded?.effects ?? []))
    run.problems.push(...(expanded?.problems ?? []))
  }
  return true
}

const scopeOf = ({ request: { message, selected, websiteSettings } }: Asking, { document }: Run) => ({
  ...{ document, selected },
  stated: statedIn(message, websiteSettings.settings.language),
})

type Round = { run: Run; later: ToolCall[]; onRefused: (refused: Refused) => void }

/** One question to the model, with each call checked and made as it comes. */
async function asked(ctx: ServiceContext, asking: Asking, round: Round, refused?: readonly Refused[]) {
  const { request, caller, signal } = asking
  const { message, selected } = request
  const { run } = round
  const before = run.said
  const onSay = (soFar: string) => {
    const text = soFar.trim().slice(0, longestSentence)
    if (text !== '' && foreignMark(text, [message]) === undefined) run.say(text)
  }
  const question = {
    ...{ kind: 'ask', instruction: refused ? again : instruction, request: message },
    ...{ tools: offeredTools, maxTokens: mostTokens },
    data: {
      ...pageBrief(run.document, selected),
      ...(refused && { refused: JSON.stringify(refused.map(({ call, problem }) => ({ ...call, problem }))) }),
    },
  }
  const onCall = (call: ToolCall) => makeCall(call, asking, round)
  const said = await askForCalls(ctx, question, { caller, listener: { onSay, onCall }, signal })
  if (said && foreignMark(said.say, [message]) !== undefined) run.said = before
  return said !== undefined
}

function makeCall(call: ToolCall, asking: Asking, { run, later, onRefused }: Round): void {
  if (isExpanded(call)) {
    if (fitsExpanded(call)) later.push(call)
    else onRefused({ call, problem: 'A change didn’t fit the page.' })
    return
  }
  const checked = checkCall(call, run.nextId(), scopeOf(asking, run))
  const problem = 'step' in checked ? run.take(checked.step) : checked.problem
  if (problem === undefined) return
  if ('step' in checked || checked.mayDoOtherwise) onRefused({ call, problem })
  else run.problems.push(problem)
}

/** Retries failed calls once, and tells the owner which fail again. */
async function repair(ctx: ServiceContext, asking: Asking, round: { run: Run; later: ToolCall[]; refused: Refused[] }) {
  const { run, later, refused } = round
  const [stepsBefore, callsBefore] = [run.steps.length, later.length]
  const problems: Refused[] = []
  await asked(ctx, asking, { run, later, onRefused: (one) => problems.push(one) }, refused)
  // Each new call takes the place of one that was refused.
  const left = [...refused]
  const made = [...run.steps.slice(stepsBefore), ...later.slice(callsBefore), ...problems.map(({ call }) => call)]
  for (const { tool } of made) {
    const at = left.findIndex(({ call }) => call.tool === tool)
    left.splice(Math.max(at, 0), 1)
  }
  run.problems.push(...[...left, ...problems].map(({ problem }) => problem))
}
