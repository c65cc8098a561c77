import { Button, Loader } from '@mantine/core'
import { IconMailCheck, IconMailOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { ApiError, failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { sessionQuery, useSession } from '#session/session.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems } from '#ui/errors/error-texts.ts'
import { FieldNote } from '#ui/fields/field-note.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'
import { forgetToken, once, readStoredToken, storeToken, tokenIn, useMailedToken } from './mailed-token.ts'
import { MailboxLink } from './resend-button.tsx'
import { View } from './view.tsx'

const page = pages.verifyEmail
const confirm = once((token) => responseBody(api.account.verification.confirm.$post({ json: { token } })))

/**
 * The page behind the link that verifies a new account's address. The link only works in that account, so signed-out people sign in first.
 */
export function ConfirmAddress() {
  const queries = useQueryClient()
  const { user, status } = useSession()
  const [token] = useMailedToken(({ search }) => tokenIn(search) ?? readStoredToken(page))
  const { mutate, ...confirming } = useMutation({
    mutationFn: confirm,
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) =>
      failureCode(error) === 'not_signed_in' && queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
  const uid = user?.uid

  useEffect(() => {
    if (!token || status === 'Waiting') return
    if (!uid) return storeToken(page, token)
    forgetToken()
    mutate(token)
  }, [token, status, uid, mutate])

  if (status === 'Waiting') return <RouteWait />
  if (!user) return <Navigate to={token ? signInPath({ pathname: page, search: '' }) : pages.login} replace />
  if (!token) return <AddressNotConfirmed error={new ApiError('mail_link_expired')} isVerified={user.verified} />
  if (confirming.error) {
    return <AddressNotConfirmed error={confirming.error} isVerified={user.verified} onRetry={() => mutate(token)} />
  }
  if (!confirming.isSuccess) {
    return <View title="One moment" picture={<Loader size="sm" />} lead="We’re verifying your email address." />
  }
  return (
    <View
      title="Your email is verified"
      picture={<IconMailCheck size={28} stroke={1.5} />}
      lead="You can publish your websites now."
    >
      <Button className={classes.actions} component={Link} to={pages.designer} size="md" fullWidth>
        Continue to my website
      </Button>
    </View>
  )
}

type AddressNotConfirmedProps = {
  error: unknown
  isVerified: boolean
  onRetry?: () => void
}

/** Why a link didn't verify an address, and what to do. */
function AddressNotConfirmed({ error, isVerified, onRetry }: AddressNotConfirmedProps) {
  const code = failureCode(error)
  const resend = useMutation({
    mutationFn: () => responseBody(api.account.verification.$post()),
    networkMode: 'always',
  })
  const isOver = code === 'mail_link_expired'
  const isDone = code === 'already_verified' || failureCode(resend.error) === 'already_verified'

  if (isDone || (isOver && isVerified)) {
    return (
      <View title="Your email is verified" picture={<IconMailCheck size={28} stroke={1.5} />} lead="You’re all set.">
        <Button className={classes.actions} component={Link} to={pages.designer} size="md" fullWidth>
          Continue to my website
        </Button>
      </View>
    )
  }
  if (resend.isSuccess) {
    return (
      <View title="Check your email to verify" lead="A new link is on its way. Use the newest link.">
        <div className={classes.links}>
          <Link to={pages.designer}>Continue to my website</Link>
          <MailboxLink />
        </div>
      </View>
    )
  }
  return (
    <View
      title={isOver ? 'Email link expired' : 'Your email isn’t verified yet'}
      picture={<IconMailOff size={28} stroke={1.5} />}
      lead={<span role="alert">{isOver ? problems.linkOfAnotherAccount : <ErrorText error={error} />}</span>}
    >
      {isOver ? (
        <Button
          className={classes.actions}
          size="md"
          fullWidth
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          Request New Link
        </Button>
      ) : (
        <Button className={classes.actions} size="md" fullWidth onClick={onRetry}>
          Try again
        </Button>
      )}
      <p className={classes.note}>
        <FieldNote problem={resend.error ? <ErrorText error={resend.error} /> : undefined} />
      </p>
    </View>
  )
}
