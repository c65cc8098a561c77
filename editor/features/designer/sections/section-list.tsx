import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useAtomValue, useSetAtom } from 'jotai'
import { moveSection } from '../../../../renderer/document/edits.ts'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import panelClasses from '../panel.module.css'
import { AddSectionMenu } from './add-section-menu.tsx'
import { sectionsHeading } from './section-menu.tsx'
import { SectionRow } from './section-row.tsx'
import { sectionTitle } from '../../../../renderer/document/section-title.ts'
import classes from './sections.module.css'

/** The sections in their order, to open, to drag about and to add to. */
export function SectionList() {
  const sections = useAtomValue(documentAtom)?.sections ?? []
  const edit = useSetAtom(editAtom)
  return (
    <>
      <h2 id={sectionsHeading} tabIndex={-1} className={panelClasses.panelTitle}>
        Sections
      </h2>
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source)) return
          edit((document) => moveSection(document, String(source.id), source.index))
        }}
      >
        <ol className={classes.sections}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              title={sectionTitle(section, sections)}
              index={index}
              last={sections.length - 1}
            />
          ))}
        </ol>
      </DragDropProvider>
      <AddSectionMenu />
    </>
  )
}
