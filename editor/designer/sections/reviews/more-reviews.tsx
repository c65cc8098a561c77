import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { api, responseBody } from '#api/client.ts'
import { missingReviews, withReviews } from '#renderer/document/edits/add-reviews.ts'
import type { SectionOf } from '#renderer/document/section-types.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import type { ImportedReviews as Reviews } from '#worker/creation/import/schema.ts'
import { storedDraftAtom } from '../../document/session.ts'
import { useField } from '../../document/use-field.ts'
import classes from '../sections.module.css'
import { pastingReviewsAtom } from './pasting-reviews.ts'

type Content = SectionOf<'CustomerReviews'>['content']

/** Offers reviews quoted on the owner's old website. Only the owner adds them. */
export function ImportedReviews({ id }: { id: string }) {
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

/** Reviews quoted on the imported page. They never change. */
const importedReviewsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'imported-reviews', draftId],
    queryFn: (): Promise<Reviews> =>
      responseBody(api.drafts[':draftId']['imported-reviews'].$get({ param: { draftId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

const maxExcerptLength = 90

const shortened = (text: string) =>
  text.length <= maxExcerptLength ? text : `${text.slice(0, maxExcerptLength).replace(/\s+\S*$/, '')}…`

const PastedReviews = lazyComponent(() => import('./pasted-reviews.tsx').then((file) => file.PastedReviews))

/** Adds pasted reviews as one undo step. */
export function PasteReviews({ id }: { id: string }) {
  const [pasting, setPasting] = useAtom(pastingReviewsAtom)
  const [content, setContent] = useField<Content>(id)
  if (!content) return null
  const buttonId = `${id}-paste`
  const close = () => {
    setPasting(null)
    focusSoon(buttonId)
  }
  return (
    <>
      <Button
        id={buttonId}
        className={classes.more}
        variant="light"
        color="gray"
        size="xs"
        onClick={() => setPasting(id)}
      >
        Paste several reviews
      </Button>
      <LazyDialog opened={pasting === id} onClose={close} title="Paste several reviews" size={640}>
        <PastedReviews
          content={content}
          onAdd={(reviews) => {
            setContent((before) => withReviews(before, reviews))
            close()
          }}
        />
      </LazyDialog>
    </>
  )
}
