import { Button } from '@mantine/core'
import { IconDevices, IconMailOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { api, responseBody } from '#api/client.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { product } from '#renderer/document/product.ts'
import { useSession } from '#session/session.ts'
import { withSameRedirect } from '#session/sign-in-path.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { FieldNote } from '#ui/fields/field-note.tsx'
import { requestSpinnerAtom } from '#ui/window/spinner.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'
import { once, signInToken, useMailedToken } from './mailed-token.ts'
import { type LinkAttempt, readLinkAttempt, storeLinkAttempt, useSendLink } from './sign-in-mails.ts'
import { claimedDraftAtom, signingIn } from './sign-in-state.ts'
import { View } from './view.tsx'

/** The page behind an emailed sign-in link. Signs in immediately, or explains why it can’t. */
export function LinkOpened() {
  const navigate = useNavigate()
  const [token] = useMailedToken(signInToken)
  // The request for the link, made in this tab or another.
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
      if (attempt) storeLinkAttempt({ ...attempt, email: '', signedIn: { draftId } })
      setClaimed(draftId)
      navigate(withSameRedirect(pages.login, attempt?.search ?? ''), { replace: true })
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

  // A link opened twice has already worked, unless the last link was requested for another address.
  const isTheirs = user !== null && (!attempt?.email || attempt.email.toLowerCase() === user.email)
  if (!token || (data?.status === 'ExpiredLink' && isTheirs)) {
    return <Navigate to={withSameRedirect(pages.login, attempt?.search ?? '')} replace />
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

const openLink = once((token) => responseBody(api.login.link.verify.$post({ json: { token } })))

/** Shown for a link requested in another browser, where it still works. */
function DeviceNotSupported() {
  return (
    <View
      title="Device not supported"
      picture={<IconDevices size={28} stroke={1.5} />}
      lead={`Unable to log you into ${product.name}. Please open the magic link in the browser you registered with.`}
    >
      <Button className={classes.actions} component="a" href={pages.home} size="md" fullWidth>
        Visit Homepage
      </Button>
    </View>
  )
}

/** Shown for a link that has expired, was used, or isn't the newest. Offers a new link if this browser knows the address. */
function LinkExpired({ attempt }: { attempt: LinkAttempt | null }) {
  const navigate = useNavigate()
  const search = attempt?.search ?? ''
  const link = useSendLink(() => navigate(withSameRedirect(pages.linkSent, search)), search)
  return (
    <View
      title="Email link expired"
      picture={<IconMailOff size={28} stroke={1.5} />}
      lead={`Your magic link to log into ${product.name} has expired, please try logging into ${product.name} again to request a new magic link.`}
    >
      <Button
        className={classes.actions}
        size="md"
        fullWidth
        loading={link.isPending}
        onClick={() => (attempt?.email ? link.mutate(attempt.email) : navigate(withSameRedirect(pages.login, search)))}
      >
        Request New Link
      </Button>
      <p className={classes.note}>
        <FieldNote problem={link.error ? <ErrorText error={link.error} /> : undefined} />
      </p>
    </View>
  )
}
