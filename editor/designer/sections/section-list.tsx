import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useAtomValue, useSetAtom } from 'jotai'
import { moveSection } from '../../../renderer/document/edits.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { useDragWords } from '../../ui/drag-words.ts'
import { editAtom } from '../document/edits.ts'
import { documentAtom } from '../document/session.ts'
import panelClasses from '../panel.module.css'
import { AddSectionButton } from './add-section-button.tsx'
import { sectionsHeading } from './section-menu.tsx'
import { fixedBefore, SectionRow } from './section-row.tsx'
import classes from './sections.module.css'

/** The sections in their order, to open, to drag about and to add to. */
export function SectionList() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const sections = document?.sections ?? []
  const movable = sections.filter(({ type }) => !sectionTypes[type].required)
  const plugins = useDragWords(new Map(movable.map((section) => [section.id, sectionTitle(section, sections)])))
  if (!document) return null
  return (
    <>
      <h2 id={sectionsHeading} tabIndex={-1} className={panelClasses.panelTitle}>
        Sections
      </h2>
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source)) return
          edit((document) => moveSection(document, String(source.id), source.index + fixedBefore))
        }}
      >
        <ol className={classes.sections}>
          {sections.map((section) => (
            <SectionRow key={section.id} section={section} />
          ))}
        </ol>
      </DragDropProvider>
      <AddSectionButton document={document} />
    </>
  )
}
