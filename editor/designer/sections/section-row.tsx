import { useSortable } from '@dnd-kit/react/sortable'
import { UnstyledButton } from '@mantine/core'
import { useSetAtom } from 'jotai'
import type { ComponentProps, KeyboardEvent } from 'react'
import { sectionExcerpt } from '../../../renderer/document/section-title.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { DragHandle } from '../../ui/drag-handle.tsx'
import { focusSoon } from '../../ui/focus-soon.ts'
import { rowSensors } from '../../ui/row-sensors.ts'
import { selectSectionAtom } from '../document/selection.ts'
import { SectionMenu } from './section-menu.tsx'
import classes from './sections.module.css'
import { useSectionActions } from './use-section-actions.ts'

/** A section in the list: opens its form; dragging it, or Alt with an arrow, moves it. Header and footer stay. */
export function SectionRow({ section }: { section: Section }) {
  return sectionTypes[section.type].required ? <FixedRow section={section} /> : <MovableRow section={section} />
}

function FixedRow({ section }: { section: Section }) {
  const { title } = sectionTypes[section.type]
  return (
    <li className={`${classes.section} ${classes.fixed}`}>
      <OpenButton section={section} title={title} />
    </li>
  )
}

/** How many rows stand before the first that moves: the header's. What drags counts only those that move. */
export const fixedBefore = 1

function MovableRow({ section }: { section: Section }) {
  const { title, index, moveUp, moveDown } = useSectionActions(section.id)
  const { ref, handleRef, isDragging } = useSortable({
    id: section.id,
    index: index - fixedBefore,
    sensors: rowSensors,
  })

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
      <DragHandle ref={handleRef} name={title} />
      <OpenButton section={section} title={title} onKeyDown={press} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" />
      <SectionMenu id={section.id} />
    </li>
  )
}

type OpenButtonProps = { section: Section; title: string } & Pick<
  ComponentProps<'button'>,
  'onKeyDown' | 'aria-keyshortcuts'
>

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
        {section.locked && <span className={classes.tag}>Locked</span>}
      </span>
      <span className={classes.excerpt}>{sectionExcerpt(section)}</span>
    </UnstyledButton>
  )
}
