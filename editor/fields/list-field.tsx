import { Button, Collapse, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { focusSoon } from '../ui/focus-soon.ts'
import { IconAction } from '../ui/icon-action.tsx'
import type { ListItem } from './field-description.ts'
import type { FieldProps, FormProps } from './field-props.ts'
import classes from './fields.module.css'
import { blankItem, itemTitle, moveItem } from './list-items.ts'

/** Items of one shape: each opens in place, moves up and down, and can be taken out; no more than the maximum. */
export function ListField({ field, path, value: items, onChange, Form }: FieldProps<'list'>) {
  const [openId, setOpenId] = useState<string | null>(null)
  const full = items.length >= field.max

  const add = () => {
    const item = blankItem(items, field.item, field.itemLabel)
    onChange([...items, item])
    setOpenId(item.id)
    focusSoon(`${path}.${item.id}`)
  }
  const move = (id: string, by: -1 | 1) => {
    onChange(moveItem(items, id, by))
    // The browser takes the focus from an element that is put elsewhere in the page.
    focusSoon(`${path}.${id}-${by < 0 ? 'up' : 'down'}`)
  }
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1))
    const neighbour = items[index + 1] ?? items[index - 1]
    focusSoon(neighbour ? `${path}.${neighbour.id}` : `${path}-add`)
  }

  return (
    <fieldset className={classes.group} data-list>
      <legend className={classes.label}>{field.label}</legend>
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((item, index) => (
            <Item
              key={item.id}
              field={field}
              path={`${path}.${item.id}`}
              title={itemTitle(item, field.item) || `New ${field.itemLabel}`}
              item={item}
              open={item.id === openId}
              onToggle={() => setOpenId(item.id === openId ? null : item.id)}
              onChange={(next, typing) => onChange(items.with(index, next as ListItem), typing)}
              onMoveUp={index > 0 ? () => move(item.id, -1) : undefined}
              onMoveDown={index < items.length - 1 ? () => move(item.id, 1) : undefined}
              onRemove={() => remove(index)}
              Form={Form}
            />
          ))}
        </ul>
      )}
      <div className={classes.labelRow}>
        <Button
          id={`${path}-add`}
          variant="light"
          color="gray"
          size="xs"
          leftSection={<IconPlus size={14} />}
          disabled={full}
          onClick={add}
        >
          Add {field.itemLabel}
        </Button>
        <span className={classes.quiet}>
          {items.length} of {field.max}
        </span>
      </div>
    </fieldset>
  )
}

function Item(props: {
  field: FieldProps<'list'>['field']
  path: string
  title: string
  item: ListItem
  open: boolean
  onToggle: () => void
  onChange: FormProps['onChange']
  onMoveUp?: () => void
  onMoveDown?: () => void
  onRemove: () => void
  Form: FieldProps<'list'>['Form']
}) {
  const { field, path, title, item, open, Form } = props
  return (
    <li className={classes.item} data-open={open || undefined}>
      <div className={classes.itemHead}>
        <UnstyledButton id={path} className={classes.itemTitle} aria-expanded={open} onClick={props.onToggle}>
          <IconChevronRight size={14} className={classes.chevron} aria-hidden />
          <span>{title}</span>
        </UnstyledButton>
        <IconAction id={`${path}-up`} label={`Move up: ${title}`} onClick={props.onMoveUp}>
          <IconArrowUp size={14} />
        </IconAction>
        <IconAction id={`${path}-down`} label={`Move down: ${title}`} onClick={props.onMoveDown}>
          <IconArrowDown size={14} />
        </IconAction>
        <IconAction label={`Remove: ${title}`} onClick={props.onRemove}>
          <IconTrash size={14} />
        </IconAction>
      </div>
      <Collapse expanded={open}>
        {open && (
          <div className={classes.itemBody}>
            <Form schema={field.item} path={path} value={item} onChange={props.onChange} />
          </div>
        )}
      </Collapse>
    </li>
  )
}
