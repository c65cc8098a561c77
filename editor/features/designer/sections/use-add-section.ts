import { useSetAtom, useStore } from 'jotai'
import { addSection, blankSection, roomFor } from '../../../../renderer/document/edits.ts'
import type { SectionType } from '../../../../renderer/document/section-types.ts'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import { selectSectionAtom } from '../../../state/selection.ts'

/** What writes sections comes with all the packs of trades, so it is fetched when it is about to be wanted. */
const composing = () => import('../../../../templates/compose-section.ts')

/**
 * Adds a section, written for the business, as the last one and opens it. Without a network to fetch the words over it
 * begins blank. `prepare` says that one may be added soon.
 */
export function useAddSection() {
  const store = useStore()
  const edit = useSetAtom(editAtom)
  const select = useSetAtom(selectSectionAtom)

  const add = async (type: SectionType) => {
    const { composeSection } = await composing().catch(() => ({ composeSection: blankSection }))
    const document = store.get(documentAtom)
    if (!document || roomFor(document, type) < 1) return
    const section = composeSection(document, type)
    edit((before) => addSection(before, section))
    select(section.id)
  }
  const prepare = () => {
    composing().catch(() => undefined)
  }
  return { add, prepare }
}
