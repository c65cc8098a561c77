import { useSetAtom } from 'jotai'
import { replaceSection } from '../../../renderer/document/edits.ts'
import { sectionDesign } from '../../../renderer/document/section-design.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { editAtom } from '../../state/draft.ts'

const ground = sectionDesign.pick({ tone: true, alignment: true, backgroundType: true })
const byBackground = {
  ColorFill: ground.extend(sectionDesign.pick({ fill: true, shadow: true }).shape),
  Image: ground.extend(sectionDesign.pick({ backgroundImage: true, opacity: true, shadow: true }).shape),
}

/** What may be changed about the look of any section. What does not apply to its background is not asked. */
export function SectionLook({ section }: { section: Section }) {
  const edit = useSetAtom(editAtom)
  return (
    <SectionForm
      schema={byBackground[section.design.backgroundType]}
      path={`${section.id}.look`}
      value={section.design}
      onChange={(design, typing) =>
        edit((document) => replaceSection(document, { ...section, design } as Section), typing)
      }
    />
  )
}
