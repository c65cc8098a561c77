import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { type KeyboardEvent, memo, use, useMemo } from 'react'
import { sampleField } from '#renderer/document/edits/samples.ts'
import type { Image } from '#renderer/document/values/image.ts'
import { DragHandle, useDraggableRow } from '#ui/draggable-rows.tsx'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { idleItem, menuBehavior } from '#ui/window/focus-soon.ts'
import type { SetField } from '../../document/use-field.ts'
import { BusinessFactsContext } from '../facts/business-facts.ts'
import { confirmed, OriginNote, sourceTag } from '../facts/fact-notes.tsx'
import { FieldContext } from '../field-context.ts'
import { describeFields, type ListItem } from '../field-description.ts'
import { useFieldPlace } from '../field-place.tsx'
import type { FieldProps } from '../field-props.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { isRewritable, RewriteContext } from '../rewrite-button.tsx'
import classes from './list-field.module.css'
import { isSample, itemKind, itemPicture, itemTexts, without } from './list-items.ts'
import type { ListActions } from './use-list-actions.ts'

/** An item of a list: its row opens its form; dragging it, or Alt with an arrow, moves it. */
export const ListItemRow = memo(function ListItemRow(props: ListItemRowProps) {
  const { field, path, name, item, index, open, actions, Form } = props
  const { linkTargets } = use(FieldContext)
  const { locale } = use(BusinessFactsContext)
  const tag = isSample(item) ? 'Sample' : sourceTag(item.source)
  const { row, handle } = useDraggableRow(item.id)
  const place = useFieldPlace<HTMLDivElement>(path)
  const [title = `New ${field.itemLabel}`, more] = itemTexts(item, field.item, linkTargets, locale)
  const excerpt = itemKind(item, field.item) ?? more

  const press = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    actions.moveBy(item.id, by, path)
  }

  return (
    <li ref={row} className={classes.item} data-open={open || undefined}>
      <div ref={place} className={classes.head}>
        <DragHandle
          ref={handle}
          name={name}
          // Its form would be in the way.
          onPointerDown={open ? () => actions.open(null) : undefined}
        />
        <UnstyledButton
          id={path}
          className={classes.opener}
          aria-expanded={open}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => actions.open(open ? null : item.id)}
          onKeyDown={press}
        >
          <IconChevronRight size={14} className={classes.chevron} aria-hidden />
          <ListItemPicture picture={itemPicture(item, field.item)} index={index} />
          <span className={classes.words}>
            <span className={classes.title}>
              <span>{title}</span>
              {tag && <span className={classes.tag}>{tag}</span>}
            </span>
            {excerpt && excerpt !== title && <span className={classes.excerpt}>{excerpt}</span>}
          </span>
        </UnstyledButton>
        <ListItemMenu {...props} />
      </div>
      {open && (
        <ListItemForm
          field={field}
          path={path}
          item={item}
          onChange={(next) => actions.change(item.id, next)}
          Form={Form}
        />
      )}
    </li>
  )
})

/** An item's picture, small, drawn when the page has nothing better to do. Undefined where its kind has none. */
function ListItemPicture({ picture, index }: { picture: Image | null | undefined; index: number }) {
  const due = useIdleTurn(index)
  if (picture === undefined) return null
  return (
    <span className={classes.picture}>{due && picture && <SmallPicture picture={picture} alt="" ratio={4 / 3} />}</span>
  )
}

type ListItemFormProps = {
  field: FieldProps<'list'>['field']
  path: string
  item: ListItem
  onChange: SetField<ListItem>
  Form: FieldProps<'list'>['Form']
}

/** The fields of an open item. Whether it is a sample is nothing to choose. */
function ListItemForm({ field, path, item, onChange, Form }: ListItemFormProps) {
  const schema = useMemo(() => without(field.item, [sampleField]), [field.item])
  return (
    <div className={classes.body}>
      <Form schema={schema} path={path} />
      <OriginNote fact={item} ages={Boolean(item.price)} onConfirm={() => onChange(confirmed)} />
    </div>
  )
}

/** What can be done with an item of a list as a whole. */
function ListItemMenu({ name, path, item, index, last, full, actions, field }: ListItemRowProps) {
  const rewrite = use(RewriteContext)
  const hasWords = describeFields(field.item).some((one) => isRewritable(one, item))
  return (
    <Menu {...menuBehavior} position="bottom-end" width={180} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`${name}: more`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          {...idleItem(index === 0)}
          onClick={() => actions.moveBy(item.id, -1)}
          closeMenuOnClick={false}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          {...idleItem(index === last)}
          onClick={() => actions.moveBy(item.id, 1)}
          closeMenuOnClick={false}
        >
          Move down
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={full}
          title={full ? `Maximum ${field.max}. Remove one to add another` : undefined}
          onClick={() => actions.duplicate(item.id)}
        >
          Duplicate
        </Menu.Item>
        {rewrite && hasWords && (
          <Menu.Item leftSection={<IconSparkles size={16} />} onClick={() => rewrite(path)}>
            Rewrite
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => actions.remove(item.id)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What a row of a list, and its menu, must know of its item. */
type ListItemRowProps = {
  field: FieldProps<'list'>['field']
  path: string
  /** What it is called in a sentence. */
  name: string
  item: ListItem
  index: number
  last: number
  open: boolean
  /** Whether the list takes no more items. */
  full: boolean
  actions: ListActions
  Form: FieldProps<'list'>['Form']
}
