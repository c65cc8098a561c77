import type { DragDropProvider } from '@dnd-kit/react'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'

type Plugins = Exclude<ComponentProps<typeof DragDropProvider>['plugins'], undefined>
type Defaults = Parameters<Extract<Plugins, (...given: never[]) => unknown>>[0]
/** What is dragged, or what it is over: a thing in a sorted list has an index in it. */
type Thing = { id: string | number; index?: number } | null | undefined
type Moment = { operation: { source: Thing; target: Thing }; canceled?: boolean }

const instructions = 'To move it, press Space, then the arrow keys. Press Space again to drop it, or Escape to cancel.'

/**
 * The plugins of a DragDropProvider whose list is dragged about, so that screen readers announce places and names
 * rather than of ids. `names` are those of the list's things by their ids, in their order.
 */
export function useDragWords(names: ReadonlyMap<string, string>): Plugins {
  const latest = useRef(names)
  useEffect(() => {
    latest.current = names
  })
  return useMemo(() => {
    const words = dragWords(() => latest.current)
    let made: ReturnType<typeof withWords> | undefined
    return ((defaults: Defaults) => {
      made ??= withWords(defaults, words)
      return made
    }) as Plugins
  }, [])
}

/** The announcements while something is picked up, moved and put down. */
export function dragWords(names: () => ReadonlyMap<string, string>) {
  const name = (thing: Thing) => names().get(String(thing?.id)) ?? 'It'
  const at = (thing: Thing) => `place ${(thing?.index ?? 0) + 1} of ${names().size}`
  return {
    dragstart: ({ operation: { source } }: Moment) => `${name(source)}: picked up at ${at(source)}.`,
    dragover: ({ operation: { source, target } }: Moment) =>
      source && target && source.id !== target.id ? `${name(source)}: ${at(target)}.` : undefined,
    dragend: ({ operation: { source }, canceled }: Moment) =>
      canceled ? `${name(source)}: put back.` : `${name(source)}: dropped at ${at(source)}.`,
  }
}

/** The first default plugin makes the announcements. */
function withWords([speaking, ...others]: Defaults, announcements: ReturnType<typeof dragWords>) {
  // The type of a default plugin hides the `configure` that each of them has.
  const configurable = speaking as unknown as { configure: (options: object) => NonNullable<typeof speaking> }
  return [configurable.configure({ announcements, screenReaderInstructions: { draggable: instructions } }), ...others]
}
