import { dayAt } from '../../renderer/dates/days.ts'
import { type Effect, makeStep, type Step } from '../../renderer/document/tools/steps.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { understand } from './grammar/understand.ts'
import { runModel } from './model/run-model.ts'
import { type Asking, Run } from './run.ts'
import type { AskLine, Turn } from './schema.ts'

export type Ran = { turn: Turn; effects: Effect[] }

const canDo =
  'I can change hours, phone numbers, email, address, prices and services, move, hide, show, add or remove sections, and choose colors, styles, fonts and layouts by name.'

/** What a request leads to: steps on a copy of the document, each checked, or words for the owner. Stores nothing. */
export async function runAsk(ctx: ServiceContext, asking: Asking, tell: (line: AskLine) => void): Promise<Ran> {
  const { message, websiteSettings: document, selected } = asking.request
  const today = dayAt(ctx.now().getTime(), document.settings.timeZone)
  const { orders, rest } = understand(message, { document, selected, today })
  const run = new Run(document, tell)
  const isWhole = orders.length > 0 && rest.length === 0 && !orders.some((order) => 'unsure' in order)
  const usesModel = !isWhole && asking.hasModel
  const answered = usesModel && (await runModel(ctx, asking, run))
  if (!answered) {
    for (const order of orders) {
      if ('effect' in order) run.effects.push(order.effect)
      else if ('problem' in order) run.problems.push(order.problem)
      else run.takeOrSay(makeStep(run.document, { id: run.nextId(), ...order }))
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
