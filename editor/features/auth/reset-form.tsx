import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { looksLikeEmail } from '../../ui/email-address.ts'
import { emailProblem } from './email-problem.tsx'
import { EnteredEmail } from './entered-email.tsx'
import classes from './login-screen.module.css'
import { ResetSent } from './reset-sent.tsx'
import { enteredEmailAtom } from './sign-in-state.ts'
import { useRequestReset } from './use-request-reset.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'

/** Asks where to send a link that sets a new password. Who asks is not told whether there is such an account. */
export function ResetForm() {
  const email = useAtomValue(enteredEmailAtom)
  const [asked, setAsked] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const request = useRequestReset(setSentTo)

  if (sentTo) return <ResetSent email={sentTo} />
  return (
    <View title="Forgot password?" hasField lead="We’ll email you a link to set a new one.">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (request.isPending) return
          if (looksLikeEmail(email)) request.mutate(email.trim())
          else field.current?.focus()
        }}
      >
        <EnteredEmail
          ref={field}
          autoFocus
          asked={asked}
          problem={emailProblem(request.error)}
          onEdit={request.reset}
        />
        <Button className={classes.actions} type="submit" size="md" fullWidth loading={request.isPending}>
          Send link
        </Button>
      </form>
      <div className={classes.links}>
        <WayLink to={pages.passwordSignIn}>Back to sign-in</WayLink>
        <WayLink to={pages.login}>Use a code instead</WayLink>
      </div>
    </View>
  )
}
