// What it uses of Mantine beyond the styles of every page, in the order in which they build on each other.
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { useLiveChannel } from '#session/live.ts'
import { queryProblem } from '#session/query-problem.ts'
import { accountQuery, useSession } from '#session/session.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { OwnerScreen } from '#ui/bars/owner-screen.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import pageTitle from '#ui/page-title.module.css'
import { Toasts } from '#ui/toasts/toasts.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './account.module.css'
import { AccountSections } from './account-sections.tsx'
import { returnedAct } from './act-steps.ts'

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
    <OwnerScreen
      title="Your account"
      email={account.data?.email}
      inBar={
        opened && (
          <Link className={classes.back} to={opened}>
            <IconArrowLeft size={16} aria-hidden />
            Back to the editor
          </Link>
        )
      }
    >
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
      <Toasts />
    </OwnerScreen>
  )
}

/** Follows changes of the account in other browsers, and the end of the session there. */
function Live() {
  useLiveChannel()
  return null
}

/** The website that the person came from, if they came from the designer. */
const cameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'designer' in state && typeof state.designer === 'string'
    ? `${pages.designer}${state.designer}`
    : undefined

const sections = ['Email', 'Password', 'Ways to sign in', 'Where you’re signed in']

/** The page's frame while the account loads, so that nothing moves afterwards. */
function AccountWait() {
  return (
    <main className={classes.main}>
      <h1 className={pageTitle.title}>Your account</h1>
      <div role="status" aria-label="Loading your account">
        {sections.map((title) => (
          <div key={title} className={classes.section} aria-hidden>
            <div className={classes.about}>
              <h2>{title}</h2>
              <p>
                <span className={classes.blank} />
              </p>
            </div>
            <div className={classes.content}>
              <span className={classes.blank} />
            </div>
          </div>
        ))}
      </div>
    </main>
  )
}
