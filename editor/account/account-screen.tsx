// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
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
import { parseReturnedAct } from './act-steps.ts'

/** The account page. Redirects signed-out people to sign-in and back. */
export function AccountScreen() {
  const location = useLocation()
  const [search, setSearch] = useSearchParams()
  const [back] = useState(() => parseReturnedAct(search))
  const { loaded, loggedIn } = useSession()
  const account = useQuery({ ...accountQuery, enabled: loggedIn })
  const problem = queryProblem(account)

  useEffect(() => {
    // A reload does not restart the act.
    if (back) setSearch({}, { replace: true })
  }, [back, setSearch])

  if (loaded && !loggedIn) return <Navigate to={signInPath(location)} replace />
  const opened = designerOrigin(location.state)
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
          <LiveUpdates />
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

/** Follows account changes and sign-outs in other browsers. */
function LiveUpdates() {
  useLiveChannel()
  return null
}

/** The website to return to, if the person came from the designer. */
const designerOrigin = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'designer' in state && typeof state.designer === 'string'
    ? `${pages.designer}${state.designer}`
    : undefined

const sections = ['Email', 'Password', 'Ways to sign in', 'Where you’re signed in']

/** Holds the page's layout while the account loads, to avoid layout shift. */
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
