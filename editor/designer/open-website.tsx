import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { DraftListItem } from '../../worker/drafts/schema.ts'
import { failureCode } from '../api/api-error.ts'
import { publishOpenAtom } from '../state/publishing.ts'
import { selectedWebsite } from '../state/selected-website.ts'
import { deletingWebsiteAtom } from '../state/websites.ts'
import { LoadingProblem } from '../ui/loading-problem.tsx'
import { Designer } from './designer.tsx'
import { DesignerWait } from './designer-wait.tsx'
import { selectSectionAtom } from './document/selection.ts'
import { isGoneAtom } from './document/session.ts'
import { useDocumentSession } from './document/use-document-session.ts'
import { WebsiteGone } from './website-gone.tsx'
import { WebsiteNotFound } from './website-not-found.tsx'

/** Opens the website that `?websiteId=` names by its id or its web address; without one, the last one designed. */
export function OpenWebsite({ drafts, userId }: { drafts: DraftListItem[]; userId: string }) {
  const [search] = useSearchParams()
  const { asked, listed } = selectedWebsite(drafts, search.get('websiteId'))
  const opened = useDocumentSession(listed?.draftId ?? asked, userId)
  const draftId = listed?.draftId ?? opened.draftId
  const isGone = useAtomValue(isGoneAtom)
  const deleting = useAtomValue(deletingWebsiteAtom)
  const select = useSetAtom(selectSectionAtom)
  const openPublish = useSetAtom(publishOpenAtom)

  useEffect(() => () => openPublish(false), [openPublish])
  // Another website has other sections.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of website
  useEffect(() => () => select(null), [draftId, select])

  // From here on the address has the id: neither another website's save nor another web address changes what is open.
  if (draftId && draftId !== search.get('websiteId'))
    return <Navigate to={{ search: withId(search, draftId) }} replace />

  // Silent while this window deletes: it navigates away on its own.
  const isDeleting = deleting !== null && deleting.draftId === draftId
  if (opened.draftId) {
    return (
      <>
        <Designer key={opened.draftId} drafts={drafts} />
        <WebsiteGone draftId={opened.draftId} opened={isGone && !isDeleting} />
      </>
    )
  }
  if (!opened.problem || isDeleting) return <DesignerWait />
  if (failureCode(opened.problem) === 'not_found') return <WebsiteNotFound />
  return <LoadingProblem error={opened.problem} onRetry={opened.retry} />
}

function withId(search: URLSearchParams, draftId: string): string {
  const named = new URLSearchParams(search)
  named.set('websiteId', draftId)
  return `?${named}`
}
