import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderPart } from './render-part.ts'
import { RenderRefusal, shortened } from './render-refusal.ts'
import { type RenderShares, sharesOf } from './render-shares.ts'
import { type RenderJob, renderTasks } from './render-tasks.ts'

/** A thread takes as long to start as this many websites take to render. */
const worthAThread = 50

/**
 * Writes websites as folders for any static host, on all processors if there are many. Reads every document before it writes anything.
 * Throws RenderRefusal, whose message is a sentence for the caller.
 */
export async function renderDocuments({
  fonts,
  ...job
}: RenderJob): Promise<{ websites: number; files: number; withoutForm: string[] }> {
  const tasks = renderTasks(job)
  const shares = sharesOf(tasks, Math.max(1, Math.min(availableParallelism(), Math.floor(tasks.length / worthAThread))))
  // This thread has the first share.
  const threads = shares.tasks.slice(1).map((_, nth) => startThread(shares, nth + 1, fonts))
  try {
    // Loads while the threads load it too.
    const { readPart } = await import('./render-part.ts')
    const parts = [readPart(shares, 0, fonts), ...(await Promise.all(threads.map(({ part }) => part)))]
    const refusals = parts.flatMap((part) => part.refusals)
    if (refusals.length > 0) throw new RenderRefusal(shortened(refusals).join('\n'))
    // Starts the other threads first, because this one is busy until the end.
    const written = await Promise.all(parts.toReversed().map((part) => part.render()))
    return {
      websites: tasks.length,
      files: written.reduce((sum, { files }) => sum + files, 0),
      withoutForm: shortened(written.flatMap(({ withoutForm }) => withoutForm).sort()),
    }
  } finally {
    for (const { worker } of threads) await worker.terminate()
  }
}

function startThread(shares: RenderShares, own: number, fonts: string): { worker: Worker; part: Promise<RenderPart> } {
  const worker = new Worker(join(import.meta.dirname, 'render-thread.mjs'), { workerData: { shares, own, fonts } })
  const next = async () => (await once(worker, 'message'))[0]
  const render = () => {
    worker.postMessage('render')
    return next()
  }
  return { worker, part: next().then((refusals: string[]) => ({ refusals, render })) }
}
