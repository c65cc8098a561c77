import type { Effect, Step } from '../../renderer/document/tools/steps.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { type Asking, Run } from './run.ts'
import { type Ended, runRounds } from './run-rounds.ts'
import type { AskLine, Turn } from './schema.ts'

export type Ran = { turn: Turn; effects: Effect[] }

/** Runs a request: steps on a copy of the document, each with its warnings, or a reply. Stores nothing. */
export async function runAsk(ctx: ServiceContext, asking: Asking, tell: (line: AskLine) => void): Promise<Ran> {
  const { message, websiteSettings: document } = asking.request
  const run = new Run(document, tell)
  const ended = await runRounds(ctx, asking, run)
  const { steps, effects, question, answer, screen } = run
  const text = replyOf(run, ended).slice(0, 1000)
  tell({ type: 'text', text })
  const turn: Turn = {
    ...{ turnId: newId(), at: ctx.now().toISOString(), message, outcome: outcomeOf(run), title: titleOf(steps), text },
    ...{ steps, choices: question?.choices ?? [], screen: screen ?? null, accepted: null },
  }
  return { turn, effects: steps.length > 0 || question ? [] : effects }

  function outcomeOf({ problems }: Run): Turn['outcome'] {
    if (steps.length > 0) return 'proposed'
    if (question) return 'asked'
    return problems.length === 0 && (answer !== '' || effects.length > 0) ? 'answered' : 'declined'
  }
}

/** The model's own sentence counts only beside changes: without any, 'Done' is never true. */
function replyOf({ steps, effects, said, answer, question, problems }: Run, ended: Ended): string {
  const left = [...new Set(problems)].join(' ')
  const end = ends[ended]
  if (question) return question.text
  if (steps.length > 0)
    return joined(said || listOf(steps), left, end && `${end} These changes were found before that.`)
  if (answer !== '') return joined(answer, left)
  if (left !== '' || end) return joined(left, end)
  return effects.length > 0 ? 'Done.' : 'Nothing was changed. Say it in other words, or find the right field yourself.'
}

const ends: Record<Ended, string> = {
  done: '',
  unfinished: 'The assistant didn’t get to the end of this.',
  budget: 'The assistant has done all it may today. It works again tomorrow.',
  unreachable: 'The assistant can’t be reached now. Try again in a minute.',
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

/** The name in history of all steps together. */
export function titleOf(steps: readonly Step[]): string {
  const [first, second] = steps
  if (!first) return ''
  if (!second) return first.title
  const title = steps.length === 2 ? `${first.title}, ${second.title}` : `${first.title} and ${steps.length - 1} more`
  return title.slice(0, 200)
}

const listOf = (steps: readonly Step[]): string => `${steps.map(({ title }) => title).join('. ')}.`
