import { useAtomValue } from 'jotai'
import { selectedSectionAtom } from '../document/selection.ts'
import { SectionEditor } from './section-editor.tsx'
import { SectionList } from './section-list.tsx'

/** The list of sections, or the form of the one selected. */
export function SectionsPanel() {
  const section = useAtomValue(selectedSectionAtom)
  return section ? <SectionEditor key={section.id} section={section} /> : <SectionList />
}
