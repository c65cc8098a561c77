import { Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { report } from '#editor/shell/measuring/report.ts'
import { withSameRedirect } from '#session/sign-in-path.ts'
import { notifyOpener, type SocialEnd } from '#session/social-popup.ts'
import { socialFailure } from '#session/social-round-trip.ts'
import { AppBar } from '#ui/bars/app-bar.tsx'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { messageFor } from '#ui/errors/error-texts.ts'
import { popupId, socialErrors } from '#worker/accounts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import classes from './login-screen.module.css'
import { claimedDraftAtom } from './sign-in-state.ts'
import { View } from './view.tsx'

/** The social provider redirects here, in a popup or the original tab. */
export function SocialDone() {
  const { search } = useLocation()
  const [{ popup, error, draftId }] = useState(() => parseReturn(search))
  // A popup without an opener continues like a tab.
  const [isAlone, setAlone] = useState(popup === undefined)
  useEffect(() => {
    if (popup === undefined) return
    const notify = async () => {
      if (await notifyOpener(popup, { error, draftId })) window.close()
      setAlone(true)
    }
    notify()
  }, [popup, error, draftId])
  return (
    <div className={classes.screen}>
      <AppBar />
      <main className={classes.main}>{isAlone ? <Ended search={search} /> : <RouteWait />}</main>
    </div>
  )
}

function Ended({ search }: { search: string }) {
  const setClaimed = useSetAtom(claimedDraftAtom)
  const [{ error, draftId }] = useState(() => parseReturn(search))
  const [isReady, setReady] = useState(false)
  const afterProof = pathAfterProof(search)
  const isSignedIn = error === null && afterProof === undefined
  useEffect(() => {
    if (isSignedIn) {
      report({ name: 'sign_in', method: 'social' })
      setClaimed(draftId)
    }
    setReady(true)
  }, [isSignedIn, draftId, setClaimed])
  if (afterProof) return <Navigate to={afterProof} replace />
  if (error === null) return isReady ? <AlreadySignedIn /> : <RouteWait />
  return (
    <View
      title="You’re not signed in"
      picture={<IconUserOff size={28} stroke={1.5} />}
      lead={<span role="alert">{messageFor(socialFailure[error])}</span>}
    >
      <Button
        className={classes.actions}
        size="md"
        fullWidth
        component={Link}
        to={withSameRedirect(pages.login, search)}
      >
        Back to sign-in
      </Button>
    </View>
  )
}

/** The result in the redirect URL. `popup` is set in a popup. */
type SocialReturn = SocialEnd & { popup: string | undefined }

export function parseReturn(search: string): SocialReturn {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  return {
    // Unknown errors count as a general failure.
    error: error === null ? null : (socialErrors.find((known) => known === error) ?? 'failed'),
    draftId: query.get('draftId'),
    popup: popupId.safeParse(query.get('popup')).data,
  }
}

/** The account page to which to return after reauthentication, with the result. Undefined after a sign-in. */
export function pathAfterProof(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const next = query.get('next') ?? ''
  if (!next.startsWith(`${pages.account}?act=`)) return undefined
  const { error } = parseReturn(search)
  return error === null ? next : `${next}&${new URLSearchParams({ error })}`
}
