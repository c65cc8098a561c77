import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { looksLikeEmail } from '../../ui/email-address.ts'
import { emailProblem } from './email-problem.tsx'
import { EnteredEmail } from './entered-email.tsx'
import classes from './login-screen.module.css'
import { enteredEmailAtom } from './sign-in-state.ts'
import { SocialButton } from './social-button.tsx'
import { useSendCode } from './use-send-code.ts'
import { useSendLink } from './use-send-link.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'
import { Welcome } from './welcome.tsx'

/** Asks where to send the code, or a link instead. */
export function EmailForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const email = useAtomValue(enteredEmailAtom)
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const code = useSendCode(() => navigate(sameWay(pages.enterCode, search)))
  const link = useSendLink(() => navigate(sameWay(pages.linkSent, search)))
  const isSending = code.isPending || link.isPending
  const problem = emailProblem(code.error ?? link.error)

  const send = (by: typeof code | typeof link) => {
    setAsked(true)
    code.reset()
    link.reset()
    if (isSending) return
    if (looksLikeEmail(email)) by.mutate(email.trim())
    else field.current?.focus()
  }

  return (
    <View title="Sign in" lead={<Welcome />} hasField>
      <SocialButton />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
      >
        <EnteredEmail
          ref={field}
          autoFocus
          asked={asked}
          problem={problem}
          onEdit={() => {
            code.reset()
            link.reset()
          }}
          onBlur={() => setAsked(email !== '')}
        />
        <Button className={classes.actions} type="submit" size="md" fullWidth loading={code.isPending}>
          Send code
        </Button>
      </form>
      <div className={classes.ways}>
        <Button variant="default" loading={link.isPending} onClick={() => send(link)}>
          Email me a link
        </Button>
        <Button variant="default" component={Link} to={sameWay(pages.passwordSignIn, search)}>
          Use a password
        </Button>
      </div>
      <p className={classes.foot}>
        No account yet? Enter your email to create one, or <WayLink to={pages.signUp}>sign up with a password</WayLink>.
      </p>
    </View>
  )
}
