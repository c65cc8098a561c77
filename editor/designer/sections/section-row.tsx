import { UnstyledButton } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import type { KeyboardEvent } from 'react'
import { identifyingText } from '#renderer/document/section-title.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import { DragHandle, useDraggableRow } from '#ui/draggable-rows.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { selectSectionAtom } from '../document/selection.ts'
import { tagOf } from '../suggestions/suggested-row.tsx'
import { placesAtom } from '../suggestions/suggestions.ts'
import { sectionIcons } from './section-icons.ts'
import { SectionMenu } from './section-menu.tsx'
import classes from './sections.module.css'
import { sectionsHeading, useSectionActions } from './use-section-actions.ts'

/** A row that opens the section's form. Dragging, or Alt with arrow keys, moves it. Delete removes it. Header and footer are fixed. */
export function SectionRow({ section }: { section: Section }) {
  return sectionTypes[section.type].required ? <FixedRow section={section} /> : <MovableRow section={section} />
}

function FixedRow({ section }: { section: Section }) {
  const { title } = sectionTypes[section.type]
  return (
    <li className={classes.section}>
      <OpenButton section={section} title={title} />
    </li>
  )
}

/** Each row is one tab stop. Arrow keys move along its buttons. */
function MovableRow({ section }: { section: Section }) {
  const { title, moveUp, moveDown, remove } = useSectionActions(section.id)
  const name = identifyingText(section) || title
  const { row, handle } = useDraggableRow(section.id)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.target as Element) || event.currentTarget.dataset.dragged) return
    const move = event.altKey ? { ArrowUp: moveUp, ArrowDown: moveDown }[event.key] : undefined
    if (event.key === 'Delete' && !event.altKey) {
      event.preventDefault()
      remove()
      return focusSoon(sectionsHeading)
    }
    const along = event.altKey ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!move && !along) return
    event.preventDefault()
    if (along) return focusBeside(event.currentTarget, along)
    move?.()
    focusSoon(`open-${section.id}`)
  }

  return (
    <li ref={row} className={classes.section} data-hidden={section.hidden || undefined} onKeyDown={press}>
      <span className={classes.grip}>
        <DragHandle ref={handle} name={name} tabIndex={-1} />
      </span>
      <OpenButton section={section} title={name} />
      <SectionMenu id={section.id} tabIndex={-1} />
    </li>
  )
}

function focusBeside(row: HTMLElement, step: number) {
  const buttons = [...row.querySelectorAll('button')]
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus()
}

function OpenButton({ section, title }: { section: Section; title: string }) {
  const select = useSetAtom(selectSectionAtom)
  const suggested = tagOf(useAtomValue(placesAtom).find(({ sectionId }) => sectionId === section.id))
  const { required } = sectionTypes[section.type]
  const Icon = sectionIcons[section.type]
  return (
    <UnstyledButton
      id={`open-${section.id}`}
      className={classes.sectionOpen}
      onClick={() => select(section.id)}
      aria-keyshortcuts={required ? undefined : 'Alt+ArrowUp Alt+ArrowDown Delete'}
    >
      <Icon size={18} className={classes.sectionIcon} aria-hidden />
      <span className={classes.sectionTitle}>
        <span className={classes.sectionName}>{title}</span>
        {section.hidden && <span className={classes.tag}>Hidden</span>}
        {section.locked && <span className={classes.tag}>Locked</span>}
        {suggested && <span className={classes.suggested}>{suggested}</span>}
      </span>
    </UnstyledButton>
  )
}
