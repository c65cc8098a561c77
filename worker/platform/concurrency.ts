/**
 * Runs tasks, at most `atOnce` at a time. After a failure, starts no more, waits for the running ones, and throws: nothing continues in the
 * background.
 */
export async function mapWithConcurrency(tasks: (() => Promise<void>)[], atOnce: number): Promise<void> {
  const failures: unknown[] = []
  const waiting = tasks.values()
  const work = async () => {
    for (const task of waiting) {
      if (failures.length > 0) return
      await task().catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failures.length > 0) throw failures[0]
}

/** The promise's result if it settles in time; rejects otherwise. The work itself isn't canceled. */
export async function withTimeout<T>(seconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${seconds} seconds`)), seconds * 1000)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
