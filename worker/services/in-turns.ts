/**
 * Does tasks, `atOnce` of them at a time. After a failure no other is begun, and it is thrown when those under way have ended:
 * nothing goes on behind the caller's back.
 */
export async function inTurns(tasks: (() => Promise<void>)[], atOnce: number): Promise<void> {
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
