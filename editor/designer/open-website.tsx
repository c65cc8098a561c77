import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { DraftListItem } from '../../worker/drafts/schema.ts'
import { failureCode } from '../api/api-error.ts'
import { draftQuery } from '../state/drafts.ts'
import { publishOpenAtom } from '../state/publishing.ts'
import { queryProblem } from '../state/query-problem.ts'
import { selectedWebsite } from '../state/selected-website.ts'
import { deletingWebsiteAtom } from '../state/websites.ts'
import { LoadingProblem } from '../ui/loading-problem.tsx'
import { Designer } from './designer.tsx'
import { DesignerWait } from './designer-wait.tsx'
import { selectSectionAtom } from './document/selection.ts'
import { closeDraftAtom, storedDraftAtom } from './document/session.ts'
import { useFreshDraft } from './saving/use-fresh-draft.ts'
import { WebsiteGone } from './website-gone.tsx'
import { WebsiteNotFound } from './website-not-found.tsx'

/** Opens the website that `?websiteId=` names by its id or its web address; without one, the last one designed. */
export function OpenWebsite({ drafts }: { drafts: DraftListItem[] }) {
  const [search] = useSearchParams()
  const { asked, listed } = selectedWebsite(drafts, search.get('websiteId'))
  const draft = useQuery({ ...draftQuery(listed?.draftId ?? asked), enabled: asked !== '' })
  const draftId = listed?.draftId ?? draft.data?.draftId
  const stored = useAtomValue(storedDraftAtom)
  const deleting = useAtomValue(deletingWebsiteAtom)
  const close = useSetAtom(closeDraftAtom)
  const select = useSetAtom(selectSectionAtom)
  const openPublish = useSetAtom(publishOpenAtom)
  useFreshDraft(draft.data)

  useEffect(
    () => () => {
      close()
      openPublish(false)
    },
    [close, openPublish],
  )
  // Another website has other sections.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of website
  useEffect(() => () => select(null), [draftId, select])

  // From here on the address has the id: neither another website's save nor another web address changes what is open.
  if (draftId && draftId !== search.get('websiteId'))
    return <Navigate to={{ search: withId(search, draftId) }} replace />

  // Silent while this window deletes: it navigates away on its own.
  const isMissing = failureCode(draft.error) === 'not_found' && (!deleting || deleting.draftId !== draftId)
  if (stored && stored.draftId === draft.data?.draftId) {
    return (
      <>
        <Designer key={stored.draftId} drafts={drafts} />
        <WebsiteGone draftId={stored.draftId} opened={isMissing} />
      </>
    )
  }
  if (isMissing) return <WebsiteNotFound />
  const problem = queryProblem(draft)
  if (problem && !draft.data) return <LoadingProblem error={problem} onRetry={() => draft.refetch()} />
  return <DesignerWait />
}

function withId(search: URLSearchParams, draftId: string): string {
  const named = new URLSearchParams(search)
  named.set('websiteId', draftId)
  return `?${named}`
}
