import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod'
import { sectionDesign } from '#renderer/document/section-design.ts'
import { sectionName } from '#renderer/document/section-title.ts'
import { type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { idleContent, idleDesign } from '#renderer/options/idle-options.ts'
import { rangeFloors } from '#renderer/options/range-floors.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { documentPart } from '../document/parts.ts'
import { selectSectionAtom, wantedFieldAtom } from '../document/selection.ts'
import { without } from '../form/lists/list-items.ts'
import { RangeFloorsContext } from '../form/range-field.tsx'
import { RewriteContext } from '../form/rewrite-button.tsx'
import { SectionForm } from '../form/section-form.tsx'
import panelClasses from '../panel/panel.module.css'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
import { ImportedReviews, PasteReviews } from './reviews/more-reviews.tsx'
import { SectionMenu } from './section-menu.tsx'
import classes from './sections.module.css'

// Few sections show other facts.
const SectionFacts = lazyComponent(() => import('./section-facts.tsx').then((file) => file.SectionFacts))
// Loaded only when pasting.
const PasteServices = lazyComponent(() =>
  import('../settings/business/paste-services.tsx').then((file) => file.PasteServices),
)
// The editor also works without suggestions.
const PanelSuggestions = lazyComponent(
  () => import('../suggestions/panel-suggestions.tsx').then((file) => file.PanelSuggestions),
  null,
  null,
)

const parts = ['Content', 'Look'] as const
type Part = (typeof parts)[number]

/** A section's properties that don't change while someone types in it. */
function useSectionFacts(id: string) {
  const factsAtom = useMemo(
    () =>
      documentPart((document) => {
        const section = document.sections.find((one) => one.id === id)
        if (!section) return null
        return {
          hidden: section.hidden,
          locked: section.locked,
          idle: idleContent(section, document.style, document.business),
          floors: rangeFloors(section, document),
        }
      }),
    [id],
  )
  return useAtomValue(factsAtom)
}

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
  const schema = useMemo(() => without(definition.content, [layoutField, ...(idle ?? [])]), [definition, idle])

  const looks = wanted?.path.startsWith(`${id}.look.`) || wanted?.path === `${id}.${layoutField}`
  // Business facts are part of the section's content.
  const fieldWanted =
    wanted !== null && [id, 'business'].includes(wanted.path.split('.')[0] ?? '') && wanted.path !== id
  useEffect(() => {
    if (fieldWanted) setPart(looks ? 'Look' : 'Content')
    else heading.current?.focus({ preventScroll: true })
  }, [fieldWanted, looks])

  if (!facts) return null
  const { hidden, locked, floors } = facts
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
          <Name id={id} />
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
            <PanelSuggestions id={id} />
            <SectionFacts id={id} type={type} />
            {type === 'CustomerReviews' && <PasteReviews id={id} />}
            {type === 'Services' && (
              <div className={classes.more}>
                <PasteServices />
              </div>
            )}
          </RewriteContext>
        ) : (
          <SectionLook id={id} type={type} />
        )}
      </RangeFloorsContext>
    </>
  )
}

/** A separate component, so that typing the name doesn't rerender the form. */
function Name({ id }: { id: string }) {
  const nameAtom = useMemo(
    () =>
      documentPart(({ sections }) => {
        const section = sections.find((one) => one.id === id)
        return section ? sectionName(section, sections) : ''
      }),
    [id],
  )
  return useAtomValue(nameAtom)
}

/** Memoized, so that typing in the form doesn't rerender it. */
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

/** A section's look. Omits options that have no effect on the page. */
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
  const layout = layoutOf(type)
  return (
    <div className={classes.look}>
      {layout && <SectionForm schema={layout} path={id} />}
      <SectionForm schema={schema} path={`${id}.look`} />
    </div>
  )
}

const layoutField = 'layout'

const layouts = new Map<SectionType, z.ZodObject | undefined>()

function layoutOf(type: SectionType): z.ZodObject | undefined {
  const { content } = sectionTypes[type]
  if (!layouts.has(type)) {
    const field = layoutField in content.shape ? content.shape[layoutField] : undefined
    layouts.set(type, field && z.object({ [layoutField]: field }))
  }
  return layouts.get(type)
}

/** The look's schema with the alignments that the type supports. */
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
