import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod'
import { sectionDesign } from '../../../renderer/document/section-design.ts'
import { type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { idleDesign } from '../../../renderer/idle-options.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { without } from '../../fields/without.ts'
import { documentPart } from '../document/parts.ts'

/** What may be changed about the look of a section. Options that would change nothing on the page are left out. */
export function SectionLook({ id, type }: { id: string; type: SectionType }) {
  const idleAtom = useMemo(
    () =>
      documentPart(({ sections, style }) => {
        const section = sections.find((one) => one.id === id)
        return section ? idleDesign(section, style) : []
      }),
    [id],
  )
  const idle = useAtomValue(idleAtom)
  const schema = useMemo(() => without(lookOf(type), idle ?? []), [type, idle])
  return <SectionForm schema={schema} path={`${id}.look`} />
}

/** The design with the alignments that do something for a type of section. */
function lookOf(type: SectionType): z.ZodObject {
  const { alignments } = sectionTypes[type]
  const { alignment } = sectionDesign.shape
  if (alignments.length === 0) return sectionDesign.omit({ alignment: true })
  return sectionDesign.extend({
    alignment: z
      .enum(alignments)
      .optional()
      .meta(alignment.meta() ?? {}),
  })
}
