import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod'
import { replaceSection } from '../../../renderer/document/edits.ts'
import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { sectionDesign } from '../../../renderer/document/section-design.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { idleDesign } from '../../../renderer/idle-options.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { without } from '../../fields/without.ts'
import { editAtom } from '../document/session.ts'

/** What may be changed about the look of a section: what would change nothing on the page is not asked. */
export function SectionLook({ section, style }: { section: Section; style: PresetStyle }) {
  const edit = useSetAtom(editAtom)
  const idle = idleDesign(section, style).join()
  const schema = useMemo(() => without(lookOf(section.type), idle.split(',')), [section.type, idle])
  return (
    <SectionForm
      schema={schema}
      path={`${section.id}.look`}
      value={section.design}
      onChange={(design, typing) =>
        edit((document) => replaceSection(document, { ...section, design } as Section), typing)
      }
    />
  )
}

/** The design with the alignments that do something for a type of section. */
function lookOf(type: Section['type']): z.ZodObject {
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
