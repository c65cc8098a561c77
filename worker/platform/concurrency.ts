/**
 * Does tasks, `atOnce` of them at a time. After a failure no other is begun, and it is thrown when those under way have ended:
 * nothing goes on behind the caller's back.
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

/** What a promise comes to, if it does so in time. Rejects otherwise: what it began is then of no interest any more. */
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
