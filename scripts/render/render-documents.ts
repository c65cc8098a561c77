import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderPart } from './render-part.ts'
import { RenderRefusal, shortened } from './render-refusal.ts'
import { type RenderJob, type RenderTask, renderTasks } from './render-tasks.ts'

/** A thread takes as long to start as this many websites take to render. */
const worthAThread = 50

/**
 * Writes websites as folders for any static host, on all processors if there are many. Reads every document before it writes anything.
 * Throws RenderRefusal, whose message is a sentence for the caller.
 */
export async function renderDocuments({ fonts, ...job }: RenderJob): Promise<{ websites: number; files: number }> {
  const tasks = renderTasks(job)
  const [own = [], ...others] = sharesOf(tasks)
  const threads = others.map((share) => startThread(share, fonts))
  try {
    // Loads while the threads load it too.
    const { readPart } = await import('./render-part.ts')
    const parts = [readPart(own, fonts), ...(await Promise.all(threads.map(({ part }) => part)))]
    const refusals = parts.flatMap((part) => part.refusals)
    if (refusals.length > 0) throw new RenderRefusal(shortened(refusals).join('\n'))
    const files = await Promise.all(parts.map((part) => part.render()))
    return { websites: tasks.length, files: files.reduce((sum, count) => sum + count, 0) }
  } finally {
    for (const { worker } of threads) await worker.terminate()
  }
}

/** In order, so that refusals appear in the order of the files. The first is this thread's. */
function sharesOf(tasks: RenderTask[]): RenderTask[][] {
  const count = Math.max(1, Math.min(availableParallelism(), Math.floor(tasks.length / worthAThread)))
  // This thread works while the others start.
  const size = Math.floor((tasks.length - worthAThread) / count)
  const own = tasks.length - (count - 1) * size
  const others = Array.from({ length: count - 1 }, (_, nth) => tasks.slice(own + nth * size, own + (nth + 1) * size))
  return [tasks.slice(0, own), ...others]
}

function startThread(tasks: RenderTask[], fonts: string): { worker: Worker; part: Promise<RenderPart> } {
  const worker = new Worker(join(import.meta.dirname, 'render-thread.mjs'), { workerData: { tasks, fonts } })
  const next = async () => (await once(worker, 'message'))[0]
  const render = () => {
    worker.postMessage('render')
    return next()
  }
  return { worker, part: next().then((refusals: string[]) => ({ refusals, render })) }
}
