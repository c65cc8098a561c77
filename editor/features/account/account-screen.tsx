import './account-styles.ts'
import { Notifications } from '@mantine/notifications'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { accountQuery } from '../../state/account.ts'
import { useLiveChannel } from '../../state/live.ts'
import { queryProblem } from '../../state/query-problem.ts'
import { useSession } from '../../state/session.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { LoadingProblem } from '../../ui/loading-problem.tsx'
import { OwnerNav } from '../../ui/owner-nav.tsx'
import classes from './account.module.css'
import { AccountSections } from './account-sections.tsx'
import { AccountWait } from './account-wait.tsx'
import { returnedAct } from './returned-act.ts'

/** A person's account. Someone signed out is asked to sign in, and comes back here. */
export function AccountScreen() {
  const location = useLocation()
  const [search, setSearch] = useSearchParams()
  const [back] = useState(() => returnedAct(search))
  const { loaded, loggedIn } = useSession()
  const account = useQuery({ ...accountQuery, enabled: loggedIn })
  const problem = queryProblem(account)

  useEffect(() => {
    // A reload does not restart the act.
    if (back) setSearch({}, { replace: true })
  }, [back, setSearch])

  if (loaded && !loggedIn) return <Navigate to={signInPath(location)} replace />
  const opened = cameFrom(location.state)
  return (
    <div className={classes.screen}>
      <title>{`Your account · ${product.name}`}</title>
      <AppBar nav={<OwnerNav />}>
        {opened && (
          <Link className={classes.back} to={opened}>
            <IconArrowLeft size={16} aria-hidden />
            Back to the editor
          </Link>
        )}
      </AppBar>
      {account.data ? (
        <>
          <AccountSections account={account.data} back={back} />
          <Live />
        </>
      ) : problem ? (
        <LoadingProblem error={problem} onRetry={() => void account.refetch()} />
      ) : (
        <AccountWait />
      )}
      <Notifications position="bottom-right" autoClose={4000} containerWidth={320} />
    </div>
  )
}

/** Hears when the account changes elsewhere, or the session ends there. */
function Live() {
  useLiveChannel()
  return null
}

/** The website in the designer that somebody came from, if they did. */
const cameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'designer' in state && typeof state.designer === 'string'
    ? `${pages.designer}${state.designer}`
    : undefined
