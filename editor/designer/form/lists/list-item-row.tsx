import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, memo, use } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import { DragHandle, useDraggableRow } from '#ui/draggable-rows.tsx'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { type BusinessFacts, BusinessFactsContext, factBehind } from '../facts/business-facts.ts'
import { sourceTag } from '../facts/fact-notes.tsx'
import { FieldContext } from '../field-context.ts'
import type { ListItem } from '../field-description.ts'
import { useFieldPlace } from '../field-place.tsx'
import type { FieldProps } from '../field-props.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import classes from './list-field.module.css'
import { ListItemForm } from './list-item-form.tsx'
import { ListItemMenu, type ListItemMenuProps } from './list-item-menu.tsx'
import { isSample, itemKind, itemPicture, itemTexts, wordlessName } from './list-items.ts'

/** A row that opens the item's form below it or in a panel. Moves by dragging, or with Alt and arrow keys. */
export const ListItemRow = memo(function ListItemRow(props: ListItemRowProps) {
  const { field, path, name, item, index, open, isPictured, actions, Form } = props
  const { linkTargets } = use(FieldContext)
  const facts = use(BusinessFactsContext)
  const tag = isSample(item) ? 'Sample' : sourceTag(item.source)
  const { row, handle } = useDraggableRow(item.id)
  const place = useFieldPlace<HTMLDivElement>(path)
  const [title = wordlessName(item, field, index), more] = itemTexts(item, field.item, linkTargets, facts.locale)
  const excerpt = itemKind(item, field.item) ?? [priceOf(item, facts), more].filter(Boolean).join(' · ')

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
          // The open form would be in the way.
          onPointerDown={open ? () => actions.open(null) : undefined}
        />
        <UnstyledButton
          id={path}
          className={classes.opener}
          aria-expanded={field.ownPanel ? undefined : open}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => actions.open(open ? null : item.id)}
          onKeyDown={press}
        >
          {!field.ownPanel && chevron}
          {isPictured && <ListItemPicture picture={itemPicture(item, field.item)} index={index} />}
          <span className={classes.words}>
            <span className={classes.title}>
              <span>{title}</span>
              {tag && <span className={classes.tag}>{tag}</span>}
            </span>
            {excerpt && excerpt !== title && <span className={classes.excerpt}>{excerpt}</span>}
          </span>
          {field.ownPanel && chevron}
        </UnstyledButton>
        <ListItemMenu {...props} />
      </div>
      {open && (
        <div className={classes.body}>
          <ListItemForm
            field={field}
            path={path}
            item={item}
            onChange={(next) => actions.change(item.id, next)}
            Form={Form}
          />
        </div>
      )}
    </li>
  )
})

const chevron = <IconChevronRight size={14} className={classes.chevron} aria-hidden />

/** The price of the item's business service, or ''. */
function priceOf({ service, price }: ListItem, facts: BusinessFacts): string {
  return service && price === '' ? factBehind('price', facts, { service: String(service) }).text : ''
}

/** The item's thumbnail, rendered when idle. Undefined if its kind has no picture. */
function ListItemPicture({ picture, index }: { picture: Image | null | undefined; index: number }) {
  const due = useIdleTurn(index)
  if (picture === undefined) return null
  return (
    <span className={classes.picture}>{due && picture && <SmallPicture picture={picture} alt="" ratio={4 / 3} />}</span>
  )
}

type ListItemRowProps = ListItemMenuProps & {
  open: boolean
  isPictured: boolean
  Form: FieldProps<'list'>['Form']
}
