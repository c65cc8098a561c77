const lockOf = (editing: string) => `editing:${editing}`

/**
 * Names an editing and holds a lock with that name. The browser releases the lock when the tab closes or crashes, so a copy without a
 * lock was left behind. `end` releases it.
 */
export function startEditing(): { editing: string; end: () => void } {
  const editing = crypto.randomUUID()
  let end = () => undefined as unknown
  const ended = new Promise((resolve) => {
    end = () => resolve(undefined)
  })
  navigator.locks?.request(lockOf(editing), () => ended).catch(() => undefined)
  return { editing, end }
}

/** The editings in progress in any tab. */
export async function livingEditings(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  const prefix = lockOf('')
  return new Set(
    [...held, ...pending].flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
}
