import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { focusSoon } from '../../ui/focus-soon.ts'
import { describeFields, type ListItem } from '../field-description.ts'
import { FieldPlace } from '../field-place.tsx'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { ListFoot } from '../list-foot.tsx'
import { itemName, itemTexts } from '../list-items.ts'
import { useListActions } from '../use-list-actions.ts'
import factClasses from './facts.module.css'
import { SourceNote } from './source-note.tsx'

/** A list of small items, such as phone numbers: all stand open, one below another. */
export function RowsField({ field, path, value: items, Form }: FieldProps<'list'>) {
  const [said, say] = useState('')
  const fields = describeFields(field.item)
  const text = fields.find(({ control }) => control !== 'choice')
  const open = (id: string | null) => id !== null && text && focusSoon(`${path}.${id}.${text.name}`)
  const actions = useListActions({ field, path, open, say })
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
                  <Form schema={field.item} path={`${path}.${item.id}`} />
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
              <SourceNote
                source={item.source}
                onConfirm={() => actions.change(item.id, (before) => ({ ...before, source: 'typed' }))}
              />
            </li>
          ))}
        </ul>
      )}
      <ListFoot field={field} path={path} items={items} actions={actions} />
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  )
}
