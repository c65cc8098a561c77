import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconPhotoPlus, IconPlus, IconX } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { use, useCallback, useMemo, useState } from 'react'
import { DraggableRows } from '#ui/draggable-rows.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { openFieldAtom } from '../../document/selection.ts'
import { OriginsNote } from '../facts/fact-notes.tsx'
import factClasses from '../facts/facts.module.css'
import { isHandled, itemOnPath, OpenPathContext } from '../field-context.ts'
import { describeFields, type ListItem } from '../field-description.ts'
import { FieldPlace } from '../field-place.tsx'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { usePictureDialogs } from '../pictures/use-picture-dialogs.ts'
import listClasses from './list-field.module.css'
import { ListItemRow } from './list-item-row.tsx'
import {
  countReal,
  itemName,
  itemPicture,
  itemTexts,
  leadingPicture,
  sampleNote,
  without,
  wordlessName,
} from './list-items.ts'
import { type ListActions, useListActions } from './use-list-actions.ts'

export function ListField(props: FieldProps<'list'>) {
  return props.field.rows ? <RowsField {...props} /> : <ItemsField {...props} />
}

/** Items that open in place, and can be dragged, moved, copied and removed. */
function ItemsField({ field, path, value: items, Form }: FieldProps<'list'>) {
  const [openId, openBelow] = useOpenItem(path, items)
  const openPanel = useSetAtom(openFieldAtom)
  const open = useCallback(
    (id: string | null) => {
      if (!field.ownPanel) openBelow(id)
      else if (id !== null) openPanel(`${path}.${id}`)
    },
    [field, path, openBelow, openPanel],
  )
  const [announcement, announce] = useState('')
  const actions = useListActions({ field, path, open, announce })
  const full = items.length >= field.max
  const isPictured = items.some((item) => itemPicture(item, field.item))
  const names = useMemo(
    () =>
      new Map(
        items.map((item, at) => [item.id, itemName(itemTexts(item, field.item)) || wordlessName(item, field, at)]),
      ),
    [items, field],
  )

  return (
    <fieldset className={classes.group} data-list>
      <legend className={classes.label}>{field.label}</legend>
      <SampleNote items={items} />
      {items.length > 0 && (
        <DraggableRows names={names} openId={field.ownPanel ? null : openId} onMove={actions.moveTo}>
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
                open={!field.ownPanel && item.id === openId}
                full={full}
                isPictured={isPictured}
                actions={actions}
                Form={Form}
              />
            ))}
          </ul>
        </DraggableRows>
      )}
      <ListFoot field={field} path={path} items={items} actions={actions} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  )
}

/** The open item: the last one opened or requested by path. */
function useOpenItem(path: string, items: readonly { id: string }[]) {
  const request = use(OpenPathContext)
  const wanted = request && !isHandled(request) ? itemOnPath(request.path, path, items) : undefined
  const [openId, setOpenId] = useState<string | null>(wanted ?? null)
  const [seen, setSeen] = useState(request)
  if (request !== seen) {
    setSeen(request)
    if (wanted) setOpenId(wanted)
  }
  return [openId, setOpenId] as const
}

function SampleNote({ items }: { items: readonly ListItem[] }) {
  const note = sampleNote(items)
  return note === '' ? null : <p className={listClasses.samples}>{note}</p>
}

/** Small items such as phone numbers, always open. */
function RowsField({ field, path, value: items, onChange, Form }: FieldProps<'list'>) {
  const [announcement, announce] = useState('')
  const whole = describeFields(field.item)
  // A phone field includes the phone's kind.
  const hasPhone = whole.some(({ control }) => control === 'phone')
  const schema = useMemo(() => without(field.item, hasPhone ? ['kind'] : []), [field.item, hasPhone])
  const fields = describeFields(schema)
  const text = fields.find(({ control }) => control !== 'choice')
  const open = (id: string | null) => id !== null && text && focusSoon(`${path}.${id}.${text.name}`)
  const actions = useListActions({ field, path, open, announce })
  const nameOf = (item: ListItem) => itemName(itemTexts(item, field.item)) || `new ${field.itemLabel}`
  return (
    <fieldset className={classes.group} data-list>
      <legend className={classes.label}>{field.label}</legend>
      {items.length > 0 && (
        <ul className={factClasses.rows} data-alone={fields.length === 1 || undefined}>
          {items.map((item) => (
            <li key={item.id} className={factClasses.row}>
              <div className={factClasses.rowFields}>
                <FieldPlace path={`${path}.${item.id}`}>
                  <Form schema={schema} path={`${path}.${item.id}`} />
                </FieldPlace>
              </div>
              <ActionIcon
                className={factClasses.remove}
                variant="subtle"
                color="gray"
                aria-label={`Remove ${nameOf(item)}`}
                onClick={() => {
                  actions.remove(item.id)
                  focusSoon(`${path}-add`)
                }}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <OriginsNote facts={items} onChange={onChange} />
      <ListFoot field={field} path={path} items={items} actions={actions} />
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  )
}

/** Adds a blank item, or several for pictures. Shows the limit. */
function ListFoot(props: {
  field: FieldProps<'list'>['field']
  path: string
  items: readonly ListItem[]
  actions: ListActions
}) {
  const { field, path, items, actions } = props
  const dialogs = usePictureDialogs()
  const ofPictures = leadingPicture(field.item) !== undefined
  const count = countReal(items)
  const room = field.max - count
  const addPictures = () =>
    dialogs.add(path, { label: field.label, room: field.max - items.length, onChoose: actions.addPictures })
  return (
    <div className={listClasses.foot}>
      <Button
        id={`${path}-add`}
        variant="light"
        color="gray"
        size="xs"
        leftSection={ofPictures ? <IconPhotoPlus size={14} /> : <IconPlus size={14} />}
        disabled={room <= 0}
        onClick={ofPictures ? addPictures : actions.add}
      >
        Add {ofPictures ? `${field.itemLabel}s` : field.itemLabel}
      </Button>
      <span className={classes.quiet}>
        {room > 0 ? `${count} of ${field.max}` : `Maximum ${field.max}. Remove one to add another`}
      </span>
    </div>
  )
}
