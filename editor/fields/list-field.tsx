import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { VisuallyHidden } from '@mantine/core'
import { use, useMemo, useState } from 'react'
import { useDragWords } from '../ui/drag-words.ts'
import { RowsField } from './facts/rows-field.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import listClasses from './list-field.module.css'
import { ListFoot } from './list-foot.tsx'
import { ListItemRow } from './list-item-row.tsx'
import { itemName, itemTexts } from './list-items.ts'
import { isAnswered, itemOnPath, OpenPathContext } from './open-path.ts'
import { SampleNote } from './sample-note.tsx'
import { useListActions } from './use-list-actions.ts'

/** Items of one shape, no more than the maximum. Small ones stand open, one below another. */
export function ListField(props: FieldProps<'list'>) {
  return props.field.rows ? <RowsField {...props} /> : <ItemsField {...props} />
}

/** Each opens in place, is dragged or moved about, copied and taken out. */
function ItemsField({ field, path, value: items, Form }: FieldProps<'list'>) {
  const [openId, open] = useOpenItem(path, items)
  const [said, say] = useState('')
  const actions = useListActions({ field, path, open, say })
  const full = items.length >= field.max
  const names = useMemo(
    () => new Map(items.map((item) => [item.id, itemName(itemTexts(item, field.item)) || `New ${field.itemLabel}`])),
    [items, field],
  )
  const plugins = useDragWords(names)

  return (
    <fieldset className={classes.group} data-list>
      <legend className={classes.label}>{field.label}</legend>
      <SampleNote items={items} onReal={actions.allAreReal} />
      {items.length > 0 && (
        <DragDropProvider
          plugins={plugins}
          onDragEnd={({ canceled, operation: { source } }) => {
            if (!canceled && isSortable(source)) actions.moveTo(String(source.id), source.index)
          }}
        >
          <ul className={listClasses.items}>
            {items.map((item, index) => (
              <ListItemRow
                key={item.id}
                field={field}
                path={`${path}.${item.id}`}
                name={names.get(item.id) ?? ''}
                item={item}
                index={index}
                last={items.length - 1}
                open={item.id === openId}
                full={full}
                actions={actions}
                Form={Form}
              />
            ))}
          </ul>
        </DragDropProvider>
      )}
      <ListFoot field={field} path={path} items={items} actions={actions} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  )
}

/** The id of the item that is open: the one that was opened last, or that a wish leads into. */
function useOpenItem(path: string, items: readonly { id: string }[]) {
  const wish = use(OpenPathContext)
  const wanted = wish && !isAnswered(wish) ? itemOnPath(wish.path, path, items) : undefined
  const [openId, setOpenId] = useState<string | null>(wanted ?? null)
  const [seen, setSeen] = useState(wish)
  if (wish !== seen) {
    setSeen(wish)
    if (wanted) setOpenId(wanted)
  }
  return [openId, setOpenId] as const
}
