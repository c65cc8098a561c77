import type { Round, ToolCall } from '../adapters/ai/tool-model.ts'
import { askForCalls, type NotAsked } from '../model/ask-tools.ts'
import { foreignMark } from '../model/fit-answer.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { roundQuestion } from './prompt.ts'
import { readCall } from './reading/read-call.ts'
import type { Asking, Run } from './run.ts'
import type { CallResult } from './tools/ask-tool.ts'
import { askToolNamed } from './tools/ask-tools.ts'

const maxRounds = 6
const maxCallsInRound = 40
/** In characters, of what a model says to the owner. */
const maxSentenceLength = 400

/** How the rounds ended: `unfinished` if calls were still being mended. */
export type Ended = 'done' | 'unfinished' | NotAsked['failed']

/** Runs a model's rounds on a request, with the results of its calls, until it makes no more calls. */
export async function runRounds(ctx: ServiceContext, asking: Asking, run: Run): Promise<Ended> {
  const { caller, signal, request } = asking
  const rounds: Round[] = []
  const onSay = (soFar: string) => {
    const text = soFar.trim().slice(0, maxSentenceLength)
    if (text !== '' && !/^[[{`]/.test(text) && foreignMark(text, [request.message]) === undefined) run.say(text)
  }
  const refused: Refused[] = []
  while (rounds.length < maxRounds) {
    const said = await askForCalls(ctx, roundQuestion(asking, rounds), { caller, onSay, signal })
    if ('failed' in said) return said.failed
    // The model claims a change without a call.
    if (rounds.length === 0 && said.calls.length === 0 && said.say.trim() !== '') {
      rounds.push({ ...said, results: [nothingCalled] })
      continue
    }
    const round = rounds.length
    const results: CallResult[] = []
    for (const call of said.calls.slice(0, maxCallsInRound)) {
      signal.throwIfAborted()
      const result = wasCalled(call, rounds) ? repeated : await resultOf(ctx, call, asking, run)
      results.push(result)
      if (result === repeated) continue
      const tool = askToolNamed(call.tool)?.name ?? call.tool
      const mended = refused.findIndex((one) => one.tool === tool && one.round < round)
      if (mended >= 0) refused.splice(mended, 1)
      if ('problem' in result) refused.push({ tool, round, problem: result.problem })
    }
    const isEnd = said.calls.every(
      ({ tool }, nth) => lastWords.has(askToolNamed(tool)?.name ?? '') && results[nth] && 'ok' in results[nth],
    )
    if (run.question || isEnd || results.every((one) => one === repeated)) return endOf(refused, run)
    rounds.push({ ...said, results: results.map((one) => JSON.stringify(one)) })
  }
  return 'unfinished'
}

/** Functions that leave a model nothing to go on with. */
const lastWords: ReadonlySet<string> = new Set(['answer', 'cannot-do', 'open-screen', 'undo', 'restore-version'])

/** A call that could not be run, and was not mended in a later round. */
type Refused = { tool: string; round: number; problem: string }

/** Tells the owner what a model that stops at a refusal has left out. */
function endOf(refused: readonly Refused[], run: Run): Ended {
  const open = refused.filter(({ problem }) => run.steps.length === 0 || !problem.endsWith(' already.'))
  const forOwner = open.filter(({ problem }) => isForOwners(problem))
  run.problems.push(...forOwner.map(({ problem }) => problem))
  return forOwner.length < open.length ? 'unfinished' : 'done'
}

/** A sentence about the website, not about the input of a function. */
const isForOwners = (problem: string) => !problem.includes('✖') && !problem.includes('function')

const nothingCalled = JSON.stringify({
  problem:
    'No function was called, so nothing is changed. Call what the request needs, answer, ask-owner or cannot-do.',
})

const repeated: CallResult = { problem: 'You called that already.' }

const wasCalled = (call: ToolCall, rounds: readonly Round[]) =>
  rounds.some(({ calls }) => calls.some((one) => JSON.stringify(one) === JSON.stringify(call)))

/** Runs one call. An error of the product becomes a problem. */
export async function resultOf(ctx: ServiceContext, call: ToolCall, asking: Asking, run: Run): Promise<CallResult> {
  const read = readCall(call, { document: run.document, today: asking.today })
  if ('problem' in read) return read
  try {
    const result = await read.tool.run(read.input, { ctx, asking, run })
    if (!('problem' in result) || read.unknown.length === 0) return result
    return { problem: `${result.problem} Unknown fields: ${read.unknown.join(', ')}.` }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: `It can’t be read now (${error.code}).` }
  }
}
