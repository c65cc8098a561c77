import { DragDropProvider, KeyboardSensor, PointerSensor } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { type ComponentProps, memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

export type RowElements = { row: RefObject<HTMLLIElement | null>; handle: RefObject<HTMLButtonElement | null> }

export type DraggingProps = {
  /** Row names by id, in order. */
  names: ReadonlyMap<string, string>
  elementsOf: (id: string) => RowElements
  /** The row whose form is open. Only its handle can drag it. */
  openId?: string | null
  onMove: (id: string, to: number) => void
}

/** Makes rows that are rendered elsewhere draggable, with announcements. */
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

/** The handle drags immediately. The row drags when a mouse moves or a finger rests. Clicks and swipes still work. */
const rowSensors = [
  PointerSensor.configure({
    activatorElements: ({ handle, element }) => [handle, element],
    activationConstraints: (event, source) => {
      const isOnHandle = event.target instanceof Node && source.handle?.contains(event.target)
      if (isOnHandle) return undefined
      return typeof usual === 'function' ? usual(event, source) : usual
    },
    // Excludes inputs and menu buttons. Rows are buttons themselves, so other buttons are allowed.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('input, textarea, select, [aria-haspopup]') !== null,
  }),
  KeyboardSensor,
]

type Plugins = Exclude<ComponentProps<typeof DragDropProvider>['plugins'], undefined>
type Defaults = Parameters<Extract<Plugins, (...given: never[]) => unknown>>[0]
/** A drag source or target. Sortable items have an index. */
type DragItem = { id: string | number; index?: number } | null | undefined
type DragEvent = { operation: { source: DragItem; target: DragItem }; canceled?: boolean }

const instructions = 'To move it, press Space, then the arrow keys. Press Space again to drop it, or Escape to cancel.'

/** DragDropProvider plugins that announce names and positions instead of ids. `names`: by id, in order. */
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

/** Screen reader announcements for picking up, moving and dropping. */
export function dragWords(names: () => ReadonlyMap<string, string>) {
  const name = (thing: DragItem) => names().get(String(thing?.id)) ?? 'It'
  const at = (thing: DragItem) => `place ${(thing?.index ?? 0) + 1} of ${names().size}`
  return {
    dragstart: ({ operation: { source } }: DragEvent) => `${name(source)}: picked up at ${at(source)}.`,
    dragover: ({ operation: { source, target } }: DragEvent) =>
      source && target && source.id !== target.id ? `${name(source)}: ${at(target)}.` : undefined,
    dragend: ({ operation: { source }, canceled }: DragEvent) =>
      canceled ? `${name(source)}: put back.` : `${name(source)}: dropped at ${at(source)}.`,
  }
}

/** The first of the default plugins makes the announcements. */
function withWords([speaking, ...others]: Defaults, announcements: ReturnType<typeof dragWords>) {
  // The default plugins' type hides their `configure` method.
  const configurable = speaking as unknown as { configure: (options: object) => NonNullable<typeof speaking> }
  return [configurable.configure({ announcements, screenReaderInstructions: { draggable: instructions } }), ...others]
}
