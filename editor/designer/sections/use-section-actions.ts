import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import {
  duplicateSection,
  moveSection,
  removeWithLinks,
  roomFor,
  setSectionHidden,
  setSectionLocked,
} from '#renderer/document/edits/edits.ts'
import { identifyingText, sectionTitle } from '#renderer/document/section-title.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { editAsAtom, editAtom } from '../document/edits.ts'
import { outlineAtom } from '../document/parts.ts'
import { selectedIdAtom, selectSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'

/** The list's heading, which gets the focus if the focused section is removed. */
export const sectionsHeading = 'sections-heading'

/** A section's title and actions. Unavailable actions are undefined. */
export function useSectionActions(id: string) {
  const store = useStore()
  const sections = useAtomValue(outlineAtom)
  const edit = useSetAtom(editAtom)
  const editAs = useSetAtom(editAsAtom)
  const select = useSetAtom(selectSectionAtom)
  const toast = useToastWithUndo()
  const index = sections.findIndex((candidate) => candidate.id === id)
  const last = sections.length - 1
  const section = sections[index]
  const hidden = section?.hidden ?? false
  const locked = section?.locked ?? false
  const title = section ? sectionTitle(section, sections) : ''

  const duplicate = () => {
    edit((before) => duplicateSection(before, id))
    const copy = store.get(documentAtom)?.sections[index + 1]
    if (copy) select(copy.id)
  }
  const remove = () => {
    const removed = store.get(documentAtom)?.sections.find((one) => one.id === id)
    const done = `${(removed && identifyingText(removed)) || title} removed`
    editAs(done, (before) => removeWithLinks(before, id))
    if (store.get(selectedIdAtom) === id) {
      select(null)
      focusSoon(sectionsHeading)
    }
    toast(done)
  }
  return {
    title,
    index,
    hidden,
    locked,
    moveUp: index > 1 ? () => edit((before) => moveSection(before, id, index - 1)) : undefined,
    moveDown: index < last - 1 ? () => edit((before) => moveSection(before, id, index + 1)) : undefined,
    duplicate: section && roomFor({ sections }, section.type) > 0 ? duplicate : undefined,
    toggleLocked: () => edit((before) => setSectionLocked(before, id, !locked)),
    toggleHidden: () => edit((before) => setSectionHidden(before, id, !hidden)),
    remove,
  }
}

/** Index of the new section while the dialog is open. */
export const addingAtAtom = atom<number | null>(null)

/** The start that the dialog shows first. Blank for none. */
export const wantedStartAtom = atom('')
