import './designer-styles.ts'
import { Notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { documentStatus } from '../../state/document-status.ts'
import { storedDraftAtom } from '../../state/draft.ts'
import { draftsQuery } from '../../state/drafts.ts'
import { sessionQuery } from '../../state/session.ts'
import { LoadingProblem } from '../../ui/loading-problem.tsx'
import { SmallScreenNotice } from '../../ui/small-screen-notice.tsx'
import { DesignerWait } from './designer-wait.tsx'
import { NoWebsites } from './no-websites.tsx'
import { OpenWebsite } from './open-website.tsx'

/** The designer: the person's websites, edited. Someone signed out is asked to sign in, and comes back here. */
export function DesignerScreen() {
  const { search } = useLocation()
  const session = useQuery(sessionQuery)
  const user = session.data?.user ?? null
  const drafts = useQuery({ ...draftsQuery, enabled: user !== null })
  const status = documentStatus({
    authLoaded: session.data !== undefined,
    signedIn: user !== null,
    draftCount: drafts.data?.length,
    open: useAtomValue(storedDraftAtom) !== null,
  })

  if (status === 'Unavailable') {
    return user ? <NoWebsites /> : <Navigate to={`${pages.login}${search}`} replace />
  }
  if (!drafts.data) {
    const failed = [session, drafts].find(({ error }) => error)
    return failed ? <LoadingProblem error={failed.error} onRetry={() => failed.refetch()} /> : <DesignerWait />
  }
  return (
    <SmallScreenNotice>
      <Notifications position="bottom-right" autoClose={4000} containerWidth={320} />
      <OpenWebsite drafts={drafts.data} />
    </SmallScreenNotice>
  )
}
