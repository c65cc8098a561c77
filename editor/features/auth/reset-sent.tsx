import { IconMail } from '@tabler/icons-react'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'
import { MailboxLink } from './mailbox-link.tsx'
import { ResendButton } from './resend-button.tsx'
import { useRequestReset } from './use-request-reset.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'

/** The same for every address: who asks is not told whether there is such an account. */
export function ResetSent({ email }: { email: string }) {
  const resend = useRequestReset()
  return (
    <View
      title="Check your email"
      picture={<IconMail size={28} stroke={1.5} />}
      lead={
        <>
          If there is an account for <strong>{email}</strong>, we sent a link to it. The link works for 30 minutes.
        </>
      }
    >
      <div className={classes.links}>
        <ResendButton what="link" sending={resend} onSend={(onSuccess) => resend.mutate(email, { onSuccess })} />
        <WayLink to={pages.passwordSignIn}>Back to sign-in</WayLink>
        <MailboxLink />
      </div>
    </View>
  )
}
