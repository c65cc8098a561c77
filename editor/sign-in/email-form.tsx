import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api, responseBody } from '#api/client.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { sessionQuery } from '#session/session.ts'
import { pathAfterSignIn, withSameRedirect } from '#session/sign-in-path.ts'
import { useSocialRoundTrip } from '#session/social-round-trip.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import { EmailField, emailError } from '#ui/fields/email-field.tsx'
import { focusFirstError, validateUnlessEmpty } from '#ui/fields/form-fields.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { EntryForm, useEntryForm } from './entry-form.tsx'
import classes from './login-screen.module.css'
import { useSendCode, useSendLink } from './sign-in-mails.ts'
import { claimedDraftAtom, isAtProviderAtom } from './sign-in-state.ts'
import { useWaitingWebsite } from './use-waiting-website.ts'
import { SignInLink, View } from './view.tsx'

export function EmailForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useEntryForm()
  const code = useSendCode(() => navigate(withSameRedirect(pages.enterCode, search)))
  const link = useSendLink(() => navigate(withSameRedirect(pages.linkSent, search)))
  const isSending = code.isPending || link.isPending
  const submitBy = ({ mutate }: typeof code | typeof link) =>
    form.onSubmit(({ email }) => {
      if (!isSending) mutate(email, { onError: (error) => form.setFieldError('email', emailError(error)) })
    }, focusFirstError(form))

  return (
    <View title="Sign in" lead={<Welcome />} hasField>
      <SocialButton />
      <EntryForm onSubmit={submitBy(code)} action="Send code" isPending={code.isPending}>
        <EmailField autoFocus {...form.getInputProps('email')} onBlur={() => validateUnlessEmpty(form, 'email')} />
      </EntryForm>
      <div className={classes.ways}>
        <Button variant="default" loading={link.isPending} onClick={() => submitBy(link)()}>
          Email me a link
        </Button>
        <Button variant="default" component={Link} to={withSameRedirect(pages.passwordSignIn, search)}>
          Use a password
        </Button>
      </div>
      <p className={classes.foot}>
        No account yet? Enter your email to create one, or{' '}
        <SignInLink to={pages.signUp}>sign up with a password</SignInLink>.
      </p>
    </View>
  )
}

/** Why the person signs in, if known. */
function Welcome() {
  return <span className={classes.welcome}>{useReason()}</span>
}

function useReason() {
  const waiting = useWaitingWebsite()
  const after = pathAfterSignIn(useLocation().search)
  if (after === pages.verifyEmail) return 'Sign in with the email address you want to verify.'
  if (after === pages.changeEmail)
    return 'Sign in to see which address your account would change to. Nothing changes until you confirm.'
  if (waiting) {
    return (
      <>
        <strong>
          {waiting.status === 'running' ? 'We’re creating your website.' : 'Your website is ready.'} Sign in to keep it.
        </strong>{' '}
        New here? All we need is your email.
      </>
    )
  }
  return 'We’ll email you a code. No password to remember.'
}

export const useWays = () =>
  useQuery({
    queryKey: ['ways to sign in'],
    queryFn: () => responseBody(api.login.ways.$get()),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Signs in with a social account. Renders nothing unless a provider is configured. */
function SocialButton() {
  const { data } = useWays()
  return data?.social ? <Offered name={data.social} /> : null
}

function Offered({ name }: { name: string }) {
  const { search } = useLocation()
  const queries = useQueryClient()
  const setClaimed = useSetAtom(claimedDraftAtom)
  const next = new URLSearchParams(search).get('next')
  const { begin, isUnderWay, problem } = useSocialRoundTrip({
    start: (popup) => responseBody(api.login.social.$post({ json: { next, popup } })),
    isDone: async () => (await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })).user !== null,
    onEnd: ({ draftId }) => {
      report({ name: 'sign_in', method: 'social' })
      setClaimed(draftId)
    },
  })
  // A session check during the sign-in must not continue without the browser's unclaimed website.
  const setAtProvider = useSetAtom(isAtProviderAtom)
  useEffect(() => {
    setAtProvider(isUnderWay)
    return () => setAtProvider(false)
  }, [isUnderWay, setAtProvider])
  return (
    <div>
      <Button variant="default" size="md" fullWidth disabled={isUnderWay} onClick={begin}>
        Continue with {name}
      </Button>
      <p className={classes.problem} role="alert">
        {problem && messageFor(problem)}
      </p>
      <p className={classes.or} aria-hidden>
        or
      </p>
    </div>
  )
}
