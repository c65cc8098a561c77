import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod'
import { answerOf, api } from '#api/client.ts'
import { missingReviews, withReviews } from '#renderer/document/edits/add-reviews.ts'
import { sectionDesign } from '#renderer/document/section-design.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import { type SectionOf, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { idleContent, idleDesign } from '#renderer/options/idle-options.ts'
import { rangeFloors } from '#renderer/options/range-floors.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { ImportedReviews as Reviews } from '#worker/creation/import/schema.ts'
import { documentPart } from '../document/parts.ts'
import { selectSectionAtom, wantedFieldAtom } from '../document/selection.ts'
import { storedDraftAtom } from '../document/session.ts'
import { useField } from '../document/use-field.ts'
import { without } from '../form/lists/list-items.ts'
import { RangeFloorsContext } from '../form/range-field.tsx'
import { RewriteContext } from '../form/rewrite-button.tsx'
import { SectionForm } from '../form/section-form.tsx'
import panelClasses from '../panel/panel.module.css'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
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
          idle: idleContent(section, document.style, document.business),
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

type Content = SectionOf<'CustomerReviews'>['content']

/** Offers the reviews that the owner's old website quotes. The page shows a review only after the owner adds it. */
function ImportedReviews({ id }: { id: string }) {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const [content, setContent] = useField<Content>(id)
  const { data } = useQuery({ ...importedReviewsQuery(draftId), enabled: draftId !== '' })
  const offered = content ? missingReviews(content, data?.reviews ?? []) : []
  const [first] = offered
  if (!first) return null
  const add = () => setContent((before) => withReviews(before, offered))
  return (
    <div className={classes.offer}>
      <p>
        {offered.length === 1 ? 'Your old website has a review' : `Your old website has ${offered.length} reviews`}: “
        {shortened(first.text)}” {first.author}
      </p>
      <Button variant="light" size="xs" onClick={add}>
        {offered.length === 1 ? 'Add it' : `Add all ${offered.length}`}
      </Button>
    </div>
  )
}

/** The reviews that the imported website quotes. They never change. */
const importedReviewsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'imported-reviews', draftId],
    queryFn: (): Promise<Reviews> => answerOf(api.drafts[':draftId']['imported-reviews'].$get({ param: { draftId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

const longest = 90

const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`

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
