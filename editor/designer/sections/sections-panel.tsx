import { atom, useAtomValue } from 'jotai'
import { selectedSectionAtom } from '../document/selection.ts'
import { SectionEditor } from './section-editor.tsx'
import { SectionList } from './section-list.tsx'

/** Both stay the same while someone types in the section. */
const idAtom = atom((get) => get(selectedSectionAtom)?.id)
const typeAtom = atom((get) => get(selectedSectionAtom)?.type)

/** The list of sections, or the form of the one selected. */
export function SectionsPanel() {
  const id = useAtomValue(idAtom)
  const type = useAtomValue(typeAtom)
  return id !== undefined && type !== undefined ? <SectionEditor key={id} id={id} type={type} /> : <SectionList />
}
