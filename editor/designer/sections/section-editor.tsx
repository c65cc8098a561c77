import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type * as z from 'zod'
import { replaceSection } from '../../../renderer/document/edits.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { idleContent } from '../../../renderer/idle-options.ts'
import { rangeFloors } from '../../../renderer/range-floors.ts'
import { describeFields } from '../../fields/field-description.ts'
import { RangeFloorsContext } from '../../fields/range-field.tsx'
import { RewriteContext } from '../../fields/rewrite-button.tsx'
import { SectionForm } from '../../fields/section-form.tsx'
import { without } from '../../fields/without.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import { toast } from '../../ui/toast.ts'
import { selectSectionAtom, wantedFieldAtom } from '../document/selection.ts'
import { documentAtom, editAtom } from '../document/session.ts'
import panelClasses from '../panel.module.css'
import { rewritingAtom, useCanRewrite } from '../rewriting/rewriting.ts'
import { ImportedReviews } from './imported-reviews.tsx'
import { SectionLook } from './section-look.tsx'
import { SectionMenu } from './section-menu.tsx'
import classes from './sections.module.css'

const parts = ['Content', 'Look'] as const
type Part = (typeof parts)[number]

/** The form of one section: what it says, and how it looks. */
export function SectionEditor({ section }: { section: Section }) {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const select = useSetAtom(selectSectionAtom)
  const rewrite = useSetAtom(rewritingAtom)
  const canRewrite = useCanRewrite()
  const wanted = useAtomValue(wantedFieldAtom)
  const [part, setPart] = useState<Part>('Content')
  const heading = useRef<HTMLHeadingElement>(null)
  const definition = sectionTypes[section.type]
  const sections = document?.sections ?? [section]
  const style = document?.style ?? 'Common'
  const title = sectionTitle(section, sections)
  const idle = idleContent(section, style).join()
  const schema = useMemo(() => without(definition.content, idle.split(',')), [definition, idle])

  const floorsText = document ? JSON.stringify(rangeFloors(section, document)) : '{}'
  const floors = useMemo(() => JSON.parse(floorsText) as Record<string, number>, [floorsText])

  const looks = wanted?.path.startsWith(`${section.id}.look.`)
  const fieldWanted = wanted?.path.startsWith(`${section.id}.`) ?? false
  useEffect(() => {
    if (fieldWanted) setPart(looks ? 'Look' : 'Content')
    else heading.current?.focus({ preventScroll: true })
  }, [fieldWanted, looks])

  const back = () => {
    select(null)
    focusSoon(`open-${section.id}`)
  }
  const changeContent = (content: Record<string, unknown>, typing?: string) => {
    edit((document) => replaceSection(document, { ...section, content } as Section), typing)
    for (const message of noticesOf(definition.content, section.content, content)) toast(message)
  }

  return (
    <>
      <div className={classes.editorHead}>
        <ActionIcon variant="subtle" color="gray" aria-label="Back to all sections" onClick={back}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <h2 ref={heading} tabIndex={-1} className={panelClasses.panelTitle}>
          {title}
        </h2>
        {section.hidden && <span className={classes.tag}>Hidden</span>}
        {section.locked && <span className={classes.tag}>Locked</span>}
        {!definition.required && <SectionMenu id={section.id} />}
      </div>
      <PartSwitch part={part} onChange={setPart} />
      <RangeFloorsContext value={floors}>
        {part === 'Content' ? (
          <RewriteContext value={section.locked || !canRewrite ? null : rewrite}>
            {section.type === 'CustomerReviews' && <ImportedReviews section={section} />}
            <SectionForm schema={schema} path={section.id} value={section.content} onChange={changeContent} />
          </RewriteContext>
        ) : (
          <SectionLook section={section} style={style} />
        )}
      </RangeFloorsContext>
    </>
  )
}

/** Separate, so that typing in the form does not render it again. */
const PartSwitch = memo(function PartSwitch({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  return (
    <SegmentedControl
      withItemsBorders={false}
      className={classes.parts}
      aria-label="Part of the section"
      size="xs"
      fullWidth
      data={[...parts]}
      value={part}
      onChange={(value) => onChange(value as Part)}
    />
  )
})

/** The notices of the toggles that a change switched on. */
function noticesOf(schema: z.ZodObject, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return describeFields(schema).flatMap((field) => {
    const switchedOn = field.control === 'toggle' && after[field.name] === true && before[field.name] !== true
    return switchedOn && field.notice ? [field.notice] : []
  })
}
