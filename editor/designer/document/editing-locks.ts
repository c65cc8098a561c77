const lockOf = (editing: string) => `editing:${editing}`

/**
 * Names an editing and holds a lock in its name. The browser frees it when the tab is closed or crashes, which tells work
 * that was left behind from work that goes on. `end` frees it before.
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

/** The editings that go on now, in whatever tab. */
export async function livingEditings(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  const prefix = lockOf('')
  return new Set(
    [...held, ...pending].flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
}
