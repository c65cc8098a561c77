import { giveUpPending } from '../../storage/publishing/removal-rows.ts'
import type { ServiceContext } from '../context.ts'
import { drainOutbox } from './drain-outbox.ts'
import { removeReleases } from './remove-releases.ts'
import { runSchedules } from './run-schedules.ts'
import { stepsOf } from './step.ts'

type Done = { released: number; written: number; failed: number; removed: number }

/**
 * The cron's part, every minute: puts online what is due, writes the hosts that wait, gives up releases whose publishing never
 * ended, removes expired data. Each part runs separately: none delays another. Runs may overlap. Returns what it did.
 */
export async function reconcile(ctx: ServiceContext): Promise<Done> {
  const step = stepsOf(ctx, 'reconcile')
  const done: Done = { released: 0, written: 0, failed: 0, removed: 0 }
  const add = (part: Partial<Done>) => {
    for (const [name, count] of Object.entries(part)) done[name as keyof Done] += count
  }
  const byItself = (part: Promise<Partial<Done>>) => part.catch((): Partial<Done> => ({ failed: 1 })).then(add)
  await byItself(step(1, 'run the schedules', () => runSchedules(ctx)))
  await byItself(step(2, 'write the hosts', () => drainOutbox(ctx)))
  await byItself(step(3, 'give up what never ended', () => giveUpPending(ctx.db, ctx.now()).then(() => ({}))))
  await byItself(step(4, 'remove releases', () => removeReleases(ctx)))
  return done
}
