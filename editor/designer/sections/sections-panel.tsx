import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { Fragment } from 'react'
import { lastSectionIndex, moveSection } from '#renderer/document/edits/edits.ts'
import { sectionName } from '#renderer/document/section-title.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { DraggableRows } from '#ui/draggable-rows.tsx'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { editAtom } from '../document/edits.ts'
import { openItemAtom, selectedSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { PartWait } from '../opening/designer-wait.tsx'
import panelClasses from '../panel/panel.module.css'
import { SuggestedRows } from '../suggestions/suggested-row.tsx'
import { placesAtom, suggestionsAtom } from '../suggestions/suggestions.ts'
import { composing } from './composing.ts'
import { SectionRow } from './section-row.tsx'
import classes from './sections.module.css'
import { addingAtAtom, sectionsHeading } from './use-section-actions.ts'

const SectionEditor = lazyComponent(
  () => import('./section-editor.tsx').then((file) => file.SectionEditor),
  <PartWait />,
)
const ItemPanel = lazyComponent(() => import('./item-panel.tsx').then((file) => file.ItemPanel), <PartWait />)

/** Doesn't change while someone types in the section. */
const idAtom = atom((get) => get(selectedSectionAtom)?.id)
const typeAtom = atom((get) => get(selectedSectionAtom)?.type)

/** Rows before the first movable one. Drag indexes only count movable rows. */
const fixedBefore = 1

export function SectionsPanel() {
  const id = useAtomValue(idAtom)
  const type = useAtomValue(typeAtom)
  const item = useAtomValue(openItemAtom)
  if (item && type) return <ItemPanel key={item} type={type} path={item} />
  return id !== undefined && type !== undefined ? <SectionEditor key={id} id={id} type={type} /> : <SectionList />
}

function SectionList() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const sections = document?.sections ?? []
  const movable = sections.filter(({ type }) => !sectionTypes[type].required)
  const names = new Map(movable.map((section) => [section.id, sectionName(section, sections)]))
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

/** Adds a section at the end of the page, before the contact section. */
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
        onClick={() => open(lastSectionIndex(document))}
      >
        Add section
      </Button>
    </div>
  )
}
