import type { RenderTask } from './render-tasks.ts'

/** Tasks in a share for each thread. Plain data and shared memory, which a thread can be started with. */
export type RenderShares = {
  tasks: readonly (readonly RenderTask[])[]
  /** Two numbers for each share: how many of its tasks are taken, and how many of these from its end. */
  taken: Int32Array<SharedArrayBuffer>
}

/** In order, so that refusals appear in the order of the files. */
export function sharesOf(all: readonly RenderTask[], count: number): RenderShares {
  const size = Math.ceil(all.length / count)
  const tasks = Array.from({ length: count }, (_, nth) => all.slice(nth * size, (nth + 1) * size))
  return { tasks, taken: new Int32Array(new SharedArrayBuffer(2 * count * Int32Array.BYTES_PER_ELEMENT)) }
}

/**
 * Yields the tasks for one thread: its own share from the start, then the other shares from their ends, so that all threads finish
 * together. No task goes to two threads. `nth` is the task's place in the thread's own share.
 */
export function* claimed({ tasks, taken }: RenderShares, own: number): Generator<{ task: RenderTask; nth?: number }> {
  const ownFirst = [own, ...[...tasks.keys()].filter((share) => share !== own)]
  for (const share of ownFirst) {
    const list = tasks[share] ?? []
    for (let nth = 0; Atomics.add(taken, 2 * share, 1) < list.length; nth += 1) {
      const place = share === own ? nth : list.length - 1 - Atomics.add(taken, 2 * share + 1, 1)
      yield { task: list[place] as RenderTask, nth: share === own ? nth : undefined }
    }
  }
}
