import { IconArrowLeft, IconArrowRight, IconCopy, IconTrash } from '@tabler/icons-react'
import { useSetAtom, useStore } from 'jotai'
import { findField, writeField } from '../../../renderer/document/field-path.ts'
import type { ListItem } from '../../fields/field-description.ts'
import { humanise } from '../../fields/humanise.ts'
import { duplicateItem, moveItemTo } from '../../fields/list-items.ts'
import { IconAction } from '../../ui/icon-action.tsx'
import { openFieldAtom } from '../document/selection.ts'
import { documentAtom, editAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import type { ItemPlace } from './part-facts.ts'

/** Moves, doubles and removes the item that a part is in. */
export function ItemTools({ item }: { item: ItemPlace }) {
  const { listPath, id, name, index, count, max } = item
  const store = useStore()
  const edit = useSetAtom(editAtom)
  const open = useSetAtom(openFieldAtom)

  const toast = useToastWithUndo()
  const items = () => {
    const document = store.get(documentAtom)
    return ((document && findField(document, listPath)?.value) ?? []) as ListItem[]
  }
  const write = (next: ListItem[]) => edit((before) => writeField(before, listPath, next))
  const moveTo = (to: number) => (to >= 0 && to < count ? () => write(moveItemTo(items(), id, to)) : undefined)
  const duplicate = () => {
    const copy = duplicateItem(items(), index, name)
    write(copy.items)
    open(`${listPath}.${copy.id}`)
  }
  const remove = () => {
    write(items().toSpliced(index, 1))
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
