import { Button, Loader } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { sessionQuery, useSession } from '../../state/session.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { RouteWait } from '../../ui/route-wait.tsx'
import { AddressNotConfirmed } from './address-not-confirmed.tsx'
import classes from './login-screen.module.css'
import { forgetToken, keepToken, keptToken, tokenIn } from './mailed-token.ts'
import { once } from './once.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { View } from './view.tsx'

const page = pages.verifyEmail
const confirm = once((token) => answerOf(api.account.verification.confirm.$post({ json: { token } })))

/** The page of the link that verifies a new account's address. It counts in that account only, so a signed-out person signs in first. */
export function ConfirmAddress() {
  const queries = useQueryClient()
  const { user, status } = useSession()
  const [token] = useMailedToken(({ search }) => tokenIn(search) ?? keptToken(page))
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
    if (!uid) return keepToken(page, token)
    forgetToken()
    mutate(token)
  }, [token, status, uid, mutate])

  if (status === 'Waiting') return <RouteWait />
  if (!user) return <Navigate to={token ? signInPath({ pathname: page, search: '' }) : pages.login} replace />
  if (!token) return <AddressNotConfirmed code="mail_link_expired" isVerified={user.verified} />
  if (confirming.error) {
    return (
      <AddressNotConfirmed
        code={failureCode(confirming.error)}
        isVerified={user.verified}
        onRetry={() => mutate(token)}
      />
    )
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
