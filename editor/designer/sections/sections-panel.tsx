import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, Fragment, type KeyboardEvent } from 'react'
import { endOfPage, moveSection } from '#renderer/document/edits/edits.ts'
import { sectionExcerpt, sectionTitle } from '#renderer/document/section-title.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { DraggableRows, DragHandle, useDraggableRow } from '#ui/draggable-rows.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { late } from '#ui/window/late.tsx'
import { editAtom } from '../document/edits.ts'
import { selectedSectionAtom, selectSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { PartWait } from '../opening/designer-wait.tsx'
import panelClasses from '../panel/panel.module.css'
import { SuggestedRows, tagOf } from '../suggestions/suggested-row.tsx'
import { placesAtom, suggestionsAtom } from '../suggestions/suggestions.ts'
import { composing } from './composing.ts'
import { SectionMenu, sectionsHeading } from './section-menu.tsx'
import classes from './sections.module.css'
import { addingAtAtom, useSectionActions } from './use-section-actions.ts'

const SectionEditor = late(() => import('./section-editor.tsx').then((file) => file.SectionEditor), <PartWait />)

/** Both stay the same while someone types in the section. */
const idAtom = atom((get) => get(selectedSectionAtom)?.id)
const typeAtom = atom((get) => get(selectedSectionAtom)?.type)

/** The list of sections, or the form of the one selected. */
export function SectionsPanel() {
  const id = useAtomValue(idAtom)
  const type = useAtomValue(typeAtom)
  return id !== undefined && type !== undefined ? <SectionEditor key={id} id={id} type={type} /> : <SectionList />
}

/** The sections in their order, to open, to drag about and to add to. */
function SectionList() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const sections = document?.sections ?? []
  const movable = sections.filter(({ type }) => !sectionTypes[type].required)
  const names = new Map(movable.map((section) => [section.id, sectionTitle(section, sections)]))
  if (!document) return null
  return (
    <>
      <h2 id={sectionsHeading} tabIndex={-1} className={panelClasses.panelTitle}>
        Sections
      </h2>
      <DraggableRows names={names} onMove={(id, to) => edit((document) => moveSection(document, id, to + fixedBefore))}>
        <ol className={classes.sections}>
          {sections.map((section) => (
            <Fragment key={section.id}>
              <SectionRow section={section} />
              <SuggestionsAfter id={section.id} />
            </Fragment>
          ))}
        </ol>
      </DraggableRows>
      <SuggestionsNote />
      <AddSectionButton document={document} />
    </>
  )
}

function SuggestionsAfter({ id }: { id: string }) {
  const place = useAtomValue(placesAtom).find(({ sectionId }) => sectionId === id)
  return place && <SuggestedRows place={place} />
}

function SuggestionsNote() {
  const hasSome = useAtomValue(suggestionsAtom).length > 0
  return hasSome && <p className={classes.note}>Visitors see a suggestion once you keep it.</p>
}

/** Opens the choice of what to add at the end of the page, before the contact section. */
function AddSectionButton({ document }: { document: WebsiteSettings }) {
  const open = useSetAtom(addingAtAtom)
  return (
    <div className={classes.add}>
      <Button
        variant="light"
        color="gray"
        size="xs"
        data-click="add-section"
        leftSection={<IconPlus size={14} />}
        onPointerEnter={() => composing().catch(() => undefined)}
        onClick={() => open(endOfPage(document))}
      >
        Add section
      </Button>
    </div>
  )
}

/** A section in the list: opens its form; dragging it, or Alt with an arrow, moves it. Header and footer stay. */
function SectionRow({ section }: { section: Section }) {
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
const fixedBefore = 1

function MovableRow({ section }: { section: Section }) {
  const { title, moveUp, moveDown } = useSectionActions(section.id)
  const { row, handle } = useDraggableRow(section.id)

  const press = (event: KeyboardEvent) => {
    const move = event.altKey && { ArrowUp: moveUp, ArrowDown: moveDown }[event.key]
    if (!move) return
    event.preventDefault()
    move()
    focusSoon(`open-${section.id}`)
  }

  return (
    <li ref={row} className={classes.section} data-hidden={section.hidden || undefined}>
      <DragHandle ref={handle} name={title} />
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
  const suggested = tagOf(useAtomValue(placesAtom).find(({ sectionId }) => sectionId === section.id))
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
        {suggested && <span className={classes.suggested}>{suggested}</span>}
      </span>
      <span className={classes.excerpt}>{sectionExcerpt(section)}</span>
    </UnstyledButton>
  )
}
