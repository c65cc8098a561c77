import { useSetAtom } from 'jotai'
import { moveSection, removeSection, setSectionHidden } from '../../../../renderer/document/edits.ts'
import type { Section } from '../../../../renderer/document/section-types.ts'
import { editAtom } from '../../../state/draft.ts'

/** What may be done with the section at `index` of 0…`last`. Nothing for one that is required. */
export function useSectionActions({ id, hidden }: Section, index: number, last: number) {
  const edit = useSetAtom(editAtom)
  return {
    moveUp: index > 1 ? () => edit((document) => moveSection(document, id, index - 1)) : undefined,
    moveDown: index < last - 1 ? () => edit((document) => moveSection(document, id, index + 1)) : undefined,
    toggleHidden: () => edit((document) => setSectionHidden(document, id, !hidden)),
    remove: () => edit((document) => removeSection(document, id)),
  }
}
