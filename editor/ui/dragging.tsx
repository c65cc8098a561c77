import { DragDropProvider, KeyboardSensor, PointerSensor } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { type ComponentProps, memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

export type RowElements = { row: RefObject<HTMLLIElement | null>; handle: RefObject<HTMLButtonElement | null> }

export type DraggingProps = {
  /** The names of the rows by their ids, in their order. */
  names: ReadonlyMap<string, string>
  elementsOf: (id: string) => RowElements
  /** The row that only its handle drags: its form stands open. */
  openId?: string | null
  onMove: (id: string, to: number) => void
}

/** Drags the rows of a list, which is drawn elsewhere, and announces it. */
export function Dragging({ names, elementsOf, openId, onMove }: DraggingProps) {
  const plugins = useDragWords(names)
  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) onMove(String(source.id), source.index)
      }}
    >
      {[...names.keys()].map((id, index) => (
        <DraggedRow key={id} id={id} index={index} elements={elementsOf(id)} isOpen={id === openId} />
      ))}
    </DragDropProvider>
  )
}

type DraggedRowProps = { id: string; index: number; elements: RowElements; isOpen: boolean }

const DraggedRow = memo(function DraggedRow({ id, index, elements, isOpen }: DraggedRowProps) {
  const { row, handle } = elements
  const { isDragging } = useSortable({ id, index, element: row, handle, sensors: isOpen ? undefined : rowSensors })
  useLayoutEffect(() => {
    row.current?.toggleAttribute('data-dragged', isDragging)
  }, [row, isDragging])
  return null
})

const { activationConstraints: usual } = PointerSensor.defaults

/**
 * How a row of a list is dragged: by its handle at once, and anywhere else on it with a mouse that moves or a finger that rests. A
 * click on it stays a click, and a swipe scrolls.
 */
const rowSensors = [
  PointerSensor.configure({
    activatorElements: ({ handle, element }) => [handle, element],
    activationConstraints: (event, source) => {
      const isOnHandle = event.target instanceof Node && source.handle?.contains(event.target)
      if (isOnHandle) return undefined
      return typeof usual === 'function' ? usual(event, source) : usual
    },
    // Neither what is typed in nor what opens a menu. The row itself is a button, which is no reason not to drag it.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('input, textarea, select, [aria-haspopup]') !== null,
  }),
  KeyboardSensor,
]

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
function useDragWords(names: ReadonlyMap<string, string>): Plugins {
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
