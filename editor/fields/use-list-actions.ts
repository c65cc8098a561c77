import { type RefObject, useMemo, useRef } from 'react'
import type { Image } from '../../renderer/document/image.ts'
import { asReal } from '../../renderer/document/samples.ts'
import { useToastWithUndo } from '../designer/document/undo-toast.ts'
import { focusSoon } from '../ui/focus-soon.ts'
import type { FieldOf, ListItem } from './field-description.ts'
import type { Change } from './field-props.ts'
import { blankItem, duplicateItem, itemName, itemTexts, moveItemTo } from './list-items.ts'
import { drawnItems, withPictures } from './list-pictures.ts'
import { isSample, realCount } from './sample-items.ts'

type List = {
  field: FieldOf<'list'>
  path: string
  items: ListItem[]
  onChange: Change<ListItem[]>
  /** Opens an item, or closes the open one. */
  open: (id: string | null) => void
  /** Announces changes to people who cannot see the list. */
  say: (text: string) => void
}

/** The actions on a list's items. The functions are stable, so that a row renders again for its own item only. */
export function useListActions(list: List) {
  const toast = useToastWithUndo()
  const latest = useRef({ ...list, toast })
  latest.current = { ...list, toast }
  return useMemo(() => actionsOn(latest), [])
}

export type ListActions = ReturnType<typeof actionsOn>

function actionsOn(latest: RefObject<List & { toast: (message: string) => void }>) {
  const find = (id: string) => latest.current.items.findIndex((item) => item.id === id)
  const nameOf = (item: ListItem | undefined) => {
    const { field } = latest.current
    return (item && itemName(itemTexts(item, field.item))) || `New ${field.itemLabel}`
  }
  const isFull = () => realCount(latest.current.items) >= latest.current.field.max
  /** The items with room for one more: of a list that samples fill, the last sample goes. */
  const withRoom = () => {
    const { items, field } = latest.current
    return items.length < field.max ? items : items.toSpliced(items.findLastIndex(isSample), 1)
  }
  const show = (id: string, items: ListItem[]) => {
    const { path, onChange, open } = latest.current
    onChange(items)
    open(id)
    focusSoon(`${path}.${id}`)
  }

  return {
    open: (id: string | null) => latest.current.open(id),
    change: (item: ListItem, typing?: string) =>
      latest.current.onChange(latest.current.items.with(find(item.id), item), typing),
    add: () => {
      if (isFull()) return
      const { field, path, onChange, open } = latest.current
      const items = withRoom()
      const item = blankItem(items, field.item, field.itemLabel)
      onChange([...items, item])
      open(item.id)
      focusFirstField(`${path}.${item.id}`)
    },
    addPictures: (pictures: Image[]) => {
      const { items, field, onChange, open, say } = latest.current
      const next = withPictures(items, pictures, field)
      const added = next.length - items.length
      onChange(next)
      open(null)
      say(added === 1 ? '1 picture added.' : `${added} pictures added.`)
    },
    duplicate: (id: string) => {
      const { items, field } = latest.current
      if (items.length >= field.max) return
      const copied = duplicateItem(items, find(id), field.itemLabel)
      show(copied.id, copied.items)
      latest.current.say(`${nameOf(latest.current.items[find(id)])}: copied.`)
    },
    /** By a button or a key: `from` is the id of the element that has the focus. */
    moveBy: (id: string, by: -1 | 1, from?: string) => {
      const { items, onChange, say } = latest.current
      const to = find(id) + by
      if (to < 0 || to >= items.length) return
      onChange(moveItemTo(items, id, to))
      say(`${nameOf(items[find(id)])}: place ${to + 1} of ${items.length}.`)
      // The browser takes the focus from an element that is put elsewhere in the page.
      if (from) focusSoon(from)
    },
    moveTo: (id: string, to: number) => {
      if (find(id) !== to) latest.current.onChange(moveItemTo(latest.current.items, id, to))
    },
    remove: (id: string) => {
      const { items, onChange, path, toast } = latest.current
      const index = find(id)
      onChange(items.toSpliced(index, 1))
      toast(`${nameOf(items[index])} removed`)
      const neighbor = items[index + 1] ?? items[index - 1]
      focusSoon(neighbor ? `${path}.${neighbor.id}` : `${path}-add`)
    },
    removeDrawings: () => {
      const { items, field, onChange, path, toast } = latest.current
      const drawings = new Set(drawnItems(items, field.item))
      onChange(items.filter((item) => !drawings.has(item)))
      toast(`${drawings.size} drawings removed`)
      focusSoon(`${path}-add`)
    },
    allAreReal: () => {
      const { items, onChange, path, toast } = latest.current
      onChange(items.map((item) => (isSample(item) ? asReal(item) : item)))
      toast('Visitors will see them once you publish')
      focusSoon(`${path}.${items[0]?.id}`)
    },
  }
}

const fields = 'input:not([type=checkbox], [type=hidden], [type=file]), textarea, select'

/** Moves the focus into an item that the next frame shows open: to its first field, whose text can be typed at once. */
function focusFirstField(itemId: string) {
  requestAnimationFrame(() => {
    const opener = document.getElementById(itemId)
    const first = opener?.closest('li')?.querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`)
    const target = first ?? opener
    target?.focus()
  })
}
