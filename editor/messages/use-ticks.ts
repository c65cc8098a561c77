import { useState } from 'react'
import type { MessageSummary } from '#worker/messages/schema.ts'

/** The messages ticked in a list. Those that left it are not; another list, by its name, begins without any. */
export function useTicks(messages: readonly MessageSummary[], list: string) {
  const [state, setState] = useState({ list, ids: new Set<string>() })
  const ids = state.list === list ? state.ids : new Set<string>()
  const set = (next: Iterable<string>) => setState({ list, ids: new Set(next) })
  const ticked = messages.filter(({ id }) => ids.has(id))
  return {
    ticked,
    tick: (id: string, on: boolean) => set(on ? [...ids, id] : [...ids].filter((each) => each !== id)),
    tickAll: () => set(messages.map(({ id }) => id)),
    clear: () => set([]),
  }
}
