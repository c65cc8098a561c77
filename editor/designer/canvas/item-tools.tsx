import { IconArrowLeft, IconArrowRight, IconCopy, IconTrash } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { ListItem } from '../../fields/field-description.ts'
import { humanise } from '../../fields/humanise.ts'
import { duplicateItem, moveItemTo } from '../../fields/list-items.ts'
import { IconAction } from '../../ui/icon-action.tsx'
import { openFieldAtom } from '../document/selection.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { useField } from '../document/use-field.ts'
import type { ItemPlace } from './part-facts.ts'

const none: ListItem[] = []

/** Moves, doubles and removes the item that a part is in. */
export function ItemTools({ item }: { item: ItemPlace }) {
  const { listPath, id, name, index, count, max } = item
  const [items = none, write] = useField<ListItem[]>(listPath)
  const open = useSetAtom(openFieldAtom)

  const toast = useToastWithUndo()
  const moveTo = (to: number) => (to >= 0 && to < count ? () => write(moveItemTo(items, id, to)) : undefined)
  const duplicate = () => {
    const copy = duplicateItem(items, index, name)
    write(copy.items)
    open(`${listPath}.${copy.id}`)
  }
  const remove = () => {
    write(items.toSpliced(index, 1))
    toast(`${humanise(name)} removed`)
    open(listPath.split('.')[0] ?? '')
  }
  return (
    <>
      <IconAction label={`Move this ${name} forward`} onClick={moveTo(index - 1)}>
        <IconArrowLeft size={16} />
      </IconAction>
      <IconAction label={`Move this ${name} back`} onClick={moveTo(index + 1)}>
        <IconArrowRight size={16} />
      </IconAction>
      <IconAction label={`Duplicate this ${name}`} onClick={count < max ? duplicate : undefined}>
        <IconCopy size={16} />
      </IconAction>
      <IconAction label={`Remove this ${name}`} onClick={remove}>
        <IconTrash size={16} />
      </IconAction>
    </>
  )
}
