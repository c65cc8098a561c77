import { useSortable } from '@dnd-kit/react/sortable'
import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { ComponentProps, KeyboardEvent } from 'react'
import { sectionTypes } from '../../../../renderer/document/section-types.ts'
import { selectSectionAtom } from '../../../state/selection.ts'
import { focusSoon } from '../../../ui/focus-soon.ts'
import { SectionMenu, type SectionPlace } from './section-menu.tsx'
import { sectionExcerpt } from '../../../../renderer/document/section-title.ts'
import classes from './sections.module.css'
import { useSectionActions } from './use-section-actions.ts'

/** A section in the list: opens its form; dragging it, or Alt with an arrow, moves it. Header and footer stay. */
export function SectionRow(place: SectionPlace) {
  const { required } = sectionTypes[place.section.type]
  return required ? <FixedRow {...place} /> : <MovableRow {...place} />
}

function FixedRow({ section, title }: SectionPlace) {
  return (
    <li className={classes.section}>
      <span className={classes.handle} style={{ visibility: 'hidden' }} />
      <OpenButton section={section} title={title} />
    </li>
  )
}

function MovableRow({ section, title, index, last }: SectionPlace) {
  const { moveUp, moveDown } = useSectionActions(section, index, last)
  const { ref, handleRef, isDragging } = useSortable({ id: section.id, index })

  const press = (event: KeyboardEvent) => {
    const move = event.altKey && { ArrowUp: moveUp, ArrowDown: moveDown }[event.key]
    if (!move) return
    event.preventDefault()
    move()
    focusSoon(`open-${section.id}`)
  }

  return (
    <li
      ref={ref}
      className={classes.section}
      data-hidden={section.hidden || undefined}
      data-dragged={isDragging || undefined}
    >
      <UnstyledButton ref={handleRef} className={classes.handle} aria-label={`Drag: ${title}`}>
        <IconGripVertical size={14} aria-hidden />
      </UnstyledButton>
      <OpenButton section={section} title={title} onKeyDown={press} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" />
      <SectionMenu section={section} title={title} index={index} last={last} />
    </li>
  )
}

type OpenButtonProps = Pick<SectionPlace, 'section' | 'title'> &
  Pick<ComponentProps<'button'>, 'onKeyDown' | 'aria-keyshortcuts'>

function OpenButton({ section, title, ...keys }: OpenButtonProps) {
  const select = useSetAtom(selectSectionAtom)
  return (
    <UnstyledButton
      id={`open-${section.id}`}
      className={classes.sectionOpen}
      onClick={() => select(section.id)}
      {...keys}
    >
      <span className={classes.sectionTitle}>
        {title}
        {section.hidden && <span className={classes.tag}>Hidden</span>}
      </span>
      <span className={classes.excerpt}>{sectionExcerpt(section)}</span>
    </UnstyledButton>
  )
}
