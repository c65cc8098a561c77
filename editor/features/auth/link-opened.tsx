import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { report } from '../../measuring/report.ts'
import { useSession } from '../../state/session.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { requestSpinnerAtom } from '../../state/spinner.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { DeviceNotSupported } from './device-not-supported.tsx'
import { keepLinkAttempt, readLinkAttempt } from './link-attempt.ts'
import { LinkExpired } from './link-expired.tsx'
import classes from './login-screen.module.css'
import { signInToken } from './mailed-token.ts'
import { openLink } from './open-link.ts'
import { claimedDraftAtom, signingIn } from './sign-in-state.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { View } from './view.tsx'

/** Where the link of a mail leads that signs in: it does so at once, or says why it cannot. */
export function LinkOpened() {
  const navigate = useNavigate()
  const [token] = useMailedToken(signInToken)
  // What asked for the link, in this tab or in another one.
  const [attempt] = useState(readLinkAttempt)
  const { user } = useSession()
  const setClaimed = useSetAtom(claimedDraftAtom)
  const requestSpinner = useSetAtom(requestSpinnerAtom)
  const opening = useMutation({
    mutationKey: signingIn,
    mutationFn: openLink,
    networkMode: 'always',
    onSuccess: ({ status, draftId }) => {
      if (status !== 'Success') return
      report({ name: 'sign_in', method: 'link' })
      if (attempt) keepLinkAttempt({ ...attempt, email: '', signedIn: { draftId } })
      setClaimed(draftId)
      navigate(sameWay(pages.login, attempt?.search ?? ''), { replace: true })
    },
  })
  const { mutate, data, error, isIdle, isPending } = opening
  const isBusy = isIdle || isPending || data?.status === 'Success'

  useEffect(() => {
    if (token) mutate(token)
  }, [token, mutate])
  useEffect(
    () => (token && isBusy ? requestSpinner({ priority: 'High', message: 'Signing you in…' }) : undefined),
    [token, isBusy, requestSpinner],
  )

  // Opened twice, it has done its work; not so when the last one was asked for by another address.
  const isTheirs = user !== null && (!attempt?.email || attempt.email.toLowerCase() === user.email)
  if (!token || (data?.status === 'ExpiredLink' && isTheirs)) {
    return <Navigate to={sameWay(pages.login, attempt?.search ?? '')} replace />
  }
  if (data?.status === 'WrongDevice') return <DeviceNotSupported />
  if (data?.status === 'ExpiredLink') return <LinkExpired attempt={attempt} />
  if (!error) return null
  return (
    <View
      title="You’re not signed in yet"
      lead={
        <span role="alert">
          <ErrorText error={error} />
        </span>
      }
    >
      <Button className={classes.actions} size="md" fullWidth onClick={() => mutate(token)}>
        Try again
      </Button>
    </View>
  )
}
