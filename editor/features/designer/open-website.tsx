import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { DraftListItem } from '../../../worker/contract/drafts.ts'
import { failureCode } from '../../api/api-error.ts'
import { closeDraftAtom, storedDraftAtom } from '../../state/draft.ts'
import { draftQuery } from '../../state/drafts.ts'
import { publishOpenAtom } from '../../state/publishing.ts'
import { selectSectionAtom } from '../../state/selection.ts'
import { LoadingProblem } from '../../ui/loading-problem.tsx'
import { Designer } from './designer.tsx'
import { DesignerWait } from './designer-wait.tsx'
import { useFreshDraft } from './saving/use-fresh-draft.ts'
import { WebsiteNotFound } from './website-not-found.tsx'

/** Opens the website that `?websiteId=` names by its id or its web address; without one, the last one designed. */
export function OpenWebsite({ drafts }: { drafts: DraftListItem[] }) {
  const [search] = useSearchParams()
  const wanted = search.get('websiteId') ?? drafts[0]?.draftId ?? ''
  const draftId = drafts.find((item) => item.draftId === wanted || item.publishedHandle === wanted)?.draftId ?? wanted
  const draft = useQuery(draftQuery(draftId))
  const stored = useAtomValue(storedDraftAtom)
  const close = useSetAtom(closeDraftAtom)
  const select = useSetAtom(selectSectionAtom)
  const openPublish = useSetAtom(publishOpenAtom)
  useFreshDraft(draft.data)

  useEffect(
    () => () => {
      close()
      select(null)
      openPublish(false)
    },
    [close, select, openPublish],
  )

  if (stored && stored.draftId === draft.data?.draftId) return <Designer key={stored.draftId} drafts={drafts} />
  if (draft.isPending || draft.data) return <DesignerWait />
  if (failureCode(draft.error) === 'not_found') return <WebsiteNotFound />
  return <LoadingProblem error={draft.error} onRetry={() => draft.refetch()} />
}
