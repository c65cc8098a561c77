import { type DueSchedule, listDueSchedules } from '../../storage/publishing/schedule-rows.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { withinSeconds } from '../within-seconds.ts'
import { runSchedule } from './run-schedule.ts'
import { stepsOf } from './step.ts'

const schedulesPerRound = 50
/** A website's next schedule is due when the one before it went live. */
const rounds = 3
const schedulesAtOnce = 4
const patience = 30

type Counts = { released: number; failed: number }

/** Puts due schedules online, each once per run. Failures stay for the next. Returns how many went live and how many failed. */
export async function runSchedules(ctx: ServiceContext): Promise<Counts> {
  const step = stepsOf(ctx, 'run schedules')
  const counts = { released: 0, failed: 0 }
  const tried = new Set<string>()
  for (let round = 1; round <= rounds; round += 1) {
    const due = await step(1, 'find what is due', () =>
      listDueSchedules(ctx.db, { at: ctx.now(), limit: schedulesPerRound }),
    )
    const untried = due.filter(({ draftId, kind }) => !tried.has(`${draftId} ${kind}`))
    if (untried.length === 0) break
    for (const { draftId, kind } of untried) tried.add(`${draftId} ${kind}`)
    const tasks = untried.map((schedule) => () => runOne(ctx, schedule, counts))
    await step(2, 'run all', () => inTurns(tasks, schedulesAtOnce))
  }
  return counts
}

/** Never throws: none holds the others up. */
async function runOne(ctx: ServiceContext, due: DueSchedule, counts: Counts): Promise<void> {
  const step = stepsOf(ctx, 'run one')
  try {
    if (await step(1, 'run', () => withinSeconds(patience, runSchedule(ctx, due)))) counts.released += 1
  } catch (error) {
    console.error(`schedule: ${due.kind} of ${due.draftId}, try ${due.attempts + 1}: ${error}`)
    counts.failed += 1
  }
}
