import { useRoutes } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { NothingToSeeHere } from '../../ui/nothing-to-see-here.tsx'
import { Asking } from './asking.tsx'
import { ChangeAddress } from './change-address.tsx'
import { CodeForm } from './code-form.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { EmailForm } from './email-form.tsx'
import { LinkOpened } from './link-opened.tsx'
import { LinkSent } from './link-sent.tsx'
import classes from './login-screen.module.css'
import { PasswordForm } from './password-form.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const below = (page: string) => page.slice(pages.login.length + 1)

/** The pages of signing in. They come together, so that the way from one to the next needs no connection. */
const views = [
  {
    element: <Asking />,
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

/** Signing in, by each of its ways. */
export function LoginScreen() {
  const view = useRoutes(views)
  if (!view) return <NothingToSeeHere />
  return (
    <div className={classes.screen}>
      <AppBar />
      <main className={classes.main}>{view}</main>
    </div>
  )
}
