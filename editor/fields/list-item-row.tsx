import { useSortable } from '@dnd-kit/react/sortable'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, memo, use } from 'react'
import { DragHandle } from '../ui/drag-handle.tsx'
import { rowSensors } from '../ui/row-sensors.ts'
import { BusinessFactsContext } from './facts/business-facts.ts'
import { sourceTag } from './facts/source-note.tsx'
import classes from './list-field.module.css'
import { ListItemForm } from './list-item-form.tsx'
import { ListItemMenu } from './list-item-menu.tsx'
import { ListItemPicture } from './list-item-picture.tsx'
import type { ListItemRowProps } from './list-item-row-props.ts'
import { itemPicture, itemTexts } from './list-items.ts'
import { isSample } from './sample-items.ts'
import { SurroundingsContext } from './surroundings.ts'
import { useFieldPlace } from './use-field-place.ts'

/** An item of a list: its row opens its form; dragging it, or Alt with an arrow, moves it. */
export const ListItemRow = memo(function ListItemRow(props: ListItemRowProps) {
  const { field, path, name, item, index, open, actions, Form } = props
  const { linkTargets } = use(SurroundingsContext)
  const { locale } = use(BusinessFactsContext)
  const tag = isSample(item) ? 'Sample' : sourceTag(item.source)
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index, sensors: open ? undefined : rowSensors })
  const place = useFieldPlace<HTMLDivElement>(path)
  const [title = `New ${field.itemLabel}`, excerpt] = itemTexts(item, field.item, linkTargets, locale)

  const press = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    actions.moveBy(item.id, by, path)
  }

  return (
    <li ref={ref} className={classes.item} data-open={open || undefined} data-dragged={isDragging || undefined}>
      <div ref={place} className={classes.head}>
        <DragHandle
          ref={handleRef}
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
