import { Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { report } from '../../measuring/report.ts'
import { messageFor } from '../../messages.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { tellOpener } from '../../state/social-popup.ts'
import { socialFailure } from '../../state/social-round-trip.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { RouteWait } from '../../ui/route-wait.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import classes from './login-screen.module.css'
import { claimedDraftAtom } from './sign-in-state.ts'
import { pathAfterProof, readReturn } from './social-end.ts'
import { View } from './view.tsx'

/** Where a round trip to the social provider ends, in a popup or in the tab that started it. */
export function SocialDone() {
  const { search } = useLocation()
  const [{ popup, error, draftId }] = useState(() => readReturn(search))
  // A window whose opener is gone continues alone.
  const [isAlone, setAlone] = useState(popup === undefined)
  useEffect(() => {
    if (popup === undefined) return
    const tell = async () => {
      if (await tellOpener(popup, { error, draftId })) window.close()
      setAlone(true)
    }
    tell()
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
  const [{ error, draftId }] = useState(() => readReturn(search))
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
      <Button className={classes.actions} size="md" fullWidth component={Link} to={sameWay(pages.login, search)}>
        Back to sign-in
      </Button>
    </View>
  )
}
