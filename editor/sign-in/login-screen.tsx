import { IconMail } from '@tabler/icons-react'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useRoutes } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { report } from '#editor/shell/measuring/report.ts'
import { sessionQuery, useSession } from '#session/session.ts'
import { withSameRedirect } from '#session/sign-in-path.ts'
import { AppBar } from '#ui/bars/app-bar.tsx'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { NotFound } from '#ui/errors/not-found.tsx'
import { EmailField, emailError } from '#ui/fields/email-field.tsx'
import { focusFirstError, selectField } from '#ui/fields/form-fields.ts'
import { NewPasswordField } from '#ui/fields/new-password-field.tsx'
import { validateNewPassword } from '#ui/fields/strength-words.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { ChangeAddress } from './change-address.tsx'
import { CodeForm } from './code-form.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { EmailForm, useWays } from './email-form.tsx'
import { EntryForm, useEntryForm } from './entry-form.tsx'
import { LinkOpened } from './link-opened.tsx'
import classes from './login-screen.module.css'
import { checkPageOf, consumeRobotCheck, MailDelayNote, RobotCheckLink, robotCheckParam } from './mail-delay.tsx'
import { PasswordForm } from './password-form.tsx'
import { MailboxLink, ResendButton } from './resend-button.tsx'
import { ResetPassword } from './reset-password.tsx'
import { readLinkAttempt, useSendLink, whenLinkOpened } from './sign-in-mails.ts'
import { claimedDraftAtom, isAtProviderAtom, linkDelayAtom, signedUpAtom, signingIn } from './sign-in-state.ts'
import { SignedUp } from './signed-up.tsx'
import { useWaitingWebsite } from './use-waiting-website.ts'
import { SignInLink, View } from './view.tsx'

/** The layout of sign-in forms. Redirects signed-in people. */
function SignInForms() {
  const signedUp = useAtomValue(signedUpAtom)
  const hasSignedIn = useAtomValue(claimedDraftAtom) !== undefined
  const isSigningIn = useIsMutating({ mutationKey: signingIn }) > 0
  const isAtProvider = useAtomValue(isAtProviderAtom)
  const { user, status } = useSession()
  const ways = useWays()
  if (signedUp) return <SignedUp />
  if (status === 'Waiting' || ways.isLoading) return <RouteWait />
  if (hasSignedIn || (user && !isSigningIn && !isAtProvider)) return <AlreadySignedIn />
  return <Outlet />
}

const WaitingWebsite = lazyComponent(async () => (await import('./waiting-website.tsx')).WaitingWebsite)

const below = (page: string) => page.slice(pages.login.length + 1)

/** The sign-in pages, in one chunk, so that navigating between them works offline. */
const views = [
  {
    element: <SignInForms />,
    children: [
      { index: true, element: <EmailForm /> },
      { path: below(pages.enterCode), element: <CodeForm /> },
      { path: below(pages.linkSent), element: <LinkSent /> },
      { path: below(pages.passwordSignIn), element: <PasswordForm /> },
      { path: below(pages.signUp), element: <SignUpForm /> },
    ],
  },
  { path: below(pages.magicLink), element: <LinkOpened /> },
  { path: below(pages.verifyEmail), element: <ConfirmAddress /> },
  { path: below(pages.changeEmail), element: <ChangeAddress /> },
  { path: below(pages.resetPassword), element: <ResetPassword /> },
]

/** All sign-in pages, beside the website that the person will own after signing in. Reserves space while loading. */
export function LoginScreen() {
  const view = useRoutes(views)
  const waiting = useWaitingWebsite()
  if (!view) return <NotFound />
  return (
    <div className={classes.screen} data-beside={waiting !== null || undefined}>
      <AppBar />
      <main className={classes.main}>{view}</main>
      {waiting !== null && (
        <div className={classes.site}>
          {waiting && <WaitingWebsite id={waiting.creationId} site={waiting.websiteSettings} />}
        </div>
      )}
    </div>
  )
}

/** Confirms that the link was sent. Continues once the link is opened in another tab of this browser. */
function LinkSent() {
  const { search } = useLocation()
  const queries = useQueryClient()
  const setClaimed = useSetAtom(claimedDraftAtom)
  const [email] = useState(() => readLinkAttempt()?.email)
  const resend = useSendLink()
  const { mutate } = resend
  const delay = useAtomValue(linkDelayAtom)

  useEffect(() => {
    if (email && consumeRobotCheck()) mutate(email)
  }, [email, mutate])
  useEffect(() => whenLinkOpened(setClaimed), [setClaimed])
  useEffect(() => {
    const look = () => !document.hidden && void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries])

  if (!email) return <Navigate to={withSameRedirect(pages.login, search)} replace />
  return (
    <View
      title="Check your email"
      picture={<IconMail size={28} stroke={1.5} />}
      lead={
        <>
          {delay ? 'We’re sending' : 'We sent'} a link to <strong>{email}</strong>. Open it in this browser within 10
          minutes to sign in.
        </>
      }
    >
      {delay && <MailDelayNote delay={delay} what="link" />}
      <div className={classes.links}>
        <ResendButton
          what="link"
          sending={{ ...resend, isSuccess: resend.isSuccess && !delay }}
          onSend={(onSuccess) => resend.mutate(email, { onSuccess })}
        />
        <SignInLink to={pages.login}>Use another email</SignInLink>
        <MailboxLink />
      </div>
    </View>
  )
}

export function SignUpForm() {
  const form = useEntryForm(validateNewPassword)
  const [hadEmail] = useState(() => form.isValid('email'))
  const setSignedUp = useSetAtom(signedUpAtom)
  const waiting = useWaitingWebsite()
  const signUp = useMutation({
    mutationKey: signingIn,
    mutationFn: (json: { email: string; password: string }) =>
      responseBody(api.login['sign-up'].$post({ json: { ...json, ...robotCheckParam() } })),
    networkMode: 'always',
    onSuccess: ({ draftId }, { email }) => {
      report({ name: 'sign_in', method: 'password' })
      setSignedUp({ email, draftId })
    },
    onError: (error) => {
      const code = failureCode(error)
      if (code === 'account_exists' || code === 'invalid_request') form.setFieldError('email', emailError(error))
      else form.setFieldError('password', <ErrorText error={error} />)
      if (code === 'password_too_common') selectField(form, 'password')
    },
  })
  form.watch('email', () => signUp.error && signUp.reset())
  useEffect(() => void consumeRobotCheck(), [])
  const check = checkPageOf(signUp.error)
  const isKnown = failureCode(signUp.error) === 'account_exists'
  const submit = form.onSubmit((values) => {
    if (!signUp.isPending) signUp.mutate(values)
  }, focusFirstError(form))

  return (
    <View
      title="Create an account"
      hasField
      lead={
        <span className={classes.welcome}>
          {waiting
            ? 'Your website is ready. Create an account to save, edit and publish it.'
            : 'It’s free and saves your websites.'}
        </span>
      }
    >
      <EntryForm onSubmit={submit} action="Create account" isPending={signUp.isPending}>
        <EmailField autoComplete="username" autoFocus={!hadEmail} {...form.getInputProps('email')} />
        <NewPasswordField autoFocus={hadEmail} known={form.values.email} {...form.getInputProps('password')} />
      </EntryForm>
      {check && (
        <p className={classes.foot}>
          <RobotCheckLink page={check}>Confirm that you’re not a robot</RobotCheckLink> to create your account now.
        </p>
      )}
      <div className={classes.links}>
        {isKnown && <SignInLink to={pages.passwordSignIn}>Sign in with your password</SignInLink>}
        <SignInLink to={pages.login}>{isKnown ? 'Sign in with a code' : 'Sign in without a password'}</SignInLink>
      </div>
    </View>
  )
}
