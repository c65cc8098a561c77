import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import { type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { idleContent } from '../../../renderer/idle-options.ts'
import { rangeFloors } from '../../../renderer/range-floors.ts'
import { RangeFloorsContext } from '../../fields/range-field.tsx'
import { RewriteContext } from '../../fields/rewrite-button.tsx'
import { SectionForm } from '../../fields/section-form.tsx'
import { without } from '../../fields/without.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import { documentPart } from '../document/parts.ts'
import { selectSectionAtom, wantedFieldAtom } from '../document/selection.ts'
import panelClasses from '../panel.module.css'
import { rewritingAtom, useCanRewrite } from '../rewriting/rewriting.ts'
import { ImportedReviews } from './imported-reviews.tsx'
import { SectionLook } from './section-look.tsx'
import { SectionMenu } from './section-menu.tsx'
import classes from './sections.module.css'

const parts = ['Content', 'Look'] as const
type Part = (typeof parts)[number]

/** What the form must know of its section and of the page, which stays the same while someone types. */
function useSectionFacts(id: string) {
  const factsAtom = useMemo(
    () =>
      documentPart((document) => {
        const section = document.sections.find((one) => one.id === id)
        if (!section) return null
        return {
          title: sectionTitle(section, document.sections),
          hidden: section.hidden,
          locked: section.locked,
          idle: idleContent(section, document.style),
          floors: rangeFloors(section, document),
        }
      }),
    [id],
  )
  return useAtomValue(factsAtom)
}

/** The form of one section: its content, and its look. */
export function SectionEditor({ id, type }: { id: string; type: SectionType }) {
  const facts = useSectionFacts(id)
  const select = useSetAtom(selectSectionAtom)
  const rewrite = useSetAtom(rewritingAtom)
  const canRewrite = useCanRewrite()
  const wanted = useAtomValue(wantedFieldAtom)
  const [part, setPart] = useState<Part>('Content')
  const heading = useRef<HTMLHeadingElement>(null)
  const definition = sectionTypes[type]
  const idle = facts?.idle
  const schema = useMemo(() => without(definition.content, idle ?? []), [definition, idle])

  const looks = wanted?.path.startsWith(`${id}.look.`)
  const fieldWanted = wanted?.path.startsWith(`${id}.`) ?? false
  useEffect(() => {
    if (fieldWanted) setPart(looks ? 'Look' : 'Content')
    else heading.current?.focus({ preventScroll: true })
  }, [fieldWanted, looks])

  if (!facts) return null
  const { title, hidden, locked, floors } = facts
  const back = () => {
    select(null)
    focusSoon(`open-${id}`)
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
        {hidden && <span className={classes.tag}>Hidden</span>}
        {locked && <span className={classes.tag}>Locked</span>}
        {!definition.required && <SectionMenu id={id} />}
      </div>
      <PartSwitch part={part} onChange={setPart} />
      <RangeFloorsContext value={floors}>
        {part === 'Content' ? (
          <RewriteContext value={locked || !canRewrite ? null : rewrite}>
            {type === 'CustomerReviews' && <ImportedReviews id={id} />}
            <SectionForm schema={schema} path={id} />
          </RewriteContext>
        ) : (
          <SectionLook id={id} type={type} />
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
