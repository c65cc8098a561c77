import { Button, Loader } from '@mantine/core'
import { IconMailCheck, IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { sessionQuery, useSession } from '#session/session.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems } from '#ui/errors/error-texts.ts'
import { FieldNote } from '#ui/fields/field-note.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'
import { forgetToken, readStoredToken, storeToken, tokenIn, useMailedToken } from './mailed-token.ts'
import { View } from './view.tsx'

const page = pages.changeEmail

/**
 * The page behind the link that was emailed to a new address. Opening it changes nothing, because someone else may have sent it: the person
 * signs in and presses a button that names the address.
 */
export function ChangeAddress() {
  const { user, status } = useSession()
  const [token] = useMailedToken(({ search }) => tokenIn(search) ?? readStoredToken(page))
  // Survives the sign-in pages and a reload.
  useEffect(() => {
    if (token) storeToken(page, token)
  }, [token])
  if (status === 'Waiting') return <RouteWait />
  if (!user) return <Navigate to={token ? signInPath({ pathname: page, search: '' }) : pages.login} replace />
  return token ? <Review key={user.uid} token={token} email={user.email} /> : <Expired email={user.email} />
}

function Review({ token, email }: { token: string; email: string }) {
  const queries = useQueryClient()
  const onError = (error: unknown) => {
    const code = failureCode(error)
    if (code === 'mail_link_expired' || code === 'account_exists') forgetToken()
    if (code === 'not_signed_in') void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    throw error
  }
  const review = useQuery({
    queryKey: ['email-change', token],
    queryFn: () => responseBody(api.account.email.review.$post({ json: { token } })).catch(onError),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: () => responseBody(api.account.email.confirm.$post({ json: { token } })).catch(onError),
    networkMode: 'always',
    onSuccess: () => {
      forgetToken()
      return queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  const code = failureCode(change.error ?? review.error)

  if (change.isSuccess) {
    return (
      <View
        title="Your sign-in email has changed"
        picture={<IconMailCheck size={28} stroke={1.5} />}
        lead={
          <>
            From now on, sign in with <strong>{review.data?.newEmail}</strong>. You’re signed out everywhere else.
          </>
        }
      >
        <Button className={classes.actions} component={Link} to={pages.designer} size="md" fullWidth>
          Continue to my website
        </Button>
      </View>
    )
  }
  if (code === 'mail_link_expired') return <Expired email={email} />
  if (code === 'account_exists') return <Taken email={email} />
  if (review.error) {
    return (
      <View
        title="Something went wrong"
        lead={
          <span role="alert">
            <ErrorText error={review.error} />
          </span>
        }
      >
        <Button className={classes.actions} size="md" fullWidth onClick={() => review.refetch()}>
          Try again
        </Button>
      </View>
    )
  }
  if (!review.data) return <View title="One moment" picture={<Loader size="sm" />} lead="We’re checking your link." />
  return (
    <View
      title="Change your sign-in email?"
      picture={<IconMailForward size={28} stroke={1.5} />}
      lead={
        <>
          You’re signed in as <strong>{review.data.email}</strong>. After the change, you’ll sign in with the new
          address and be signed out everywhere else.
        </>
      }
    >
      <Button
        className={classes.actions}
        classNames={{ root: classes.tall, label: classes.wrapping }}
        size="md"
        fullWidth
        loading={change.isPending}
        onClick={() => change.mutate()}
      >
        Change your sign-in email to {review.data.newEmail}
      </Button>
      <Button
        className={classes.actions}
        classNames={{ root: classes.tall }}
        component={Link}
        to={pages.account}
        variant="default"
        size="md"
        fullWidth
      >
        Keep {review.data.email.length > 24 ? 'my current email' : review.data.email}
      </Button>
      <p className={classes.note}>
        <FieldNote problem={change.error ? <ErrorText error={change.error} /> : undefined} />
      </p>
      <p className={classes.foot}>
        Didn’t ask for this? Keep your email and set a new password in <Link to={pages.account}>your account</Link>.
      </p>
    </View>
  )
}

const Expired = ({ email }: { email: string }) => (
  <NotChanged email={email} title="Email link expired">
    {problems.linkUsed}
  </NotChanged>
)

const Taken = ({ email }: { email: string }) => (
  <NotChanged email={email} title="This address is already in use">
    {problems.accountTaken}
  </NotChanged>
)

function NotChanged({ email, title, children }: { email: string; title: string; children: string }) {
  return (
    <View
      title={title}
      picture={<IconMailOff size={28} stroke={1.5} />}
      lead={
        <span role="alert">
          {children} You’re signed in as <strong>{email}</strong>.
        </span>
      }
    >
      <Button className={classes.actions} component={Link} to={pages.account} size="md" fullWidth>
        Go to your account
      </Button>
    </View>
  )
}
