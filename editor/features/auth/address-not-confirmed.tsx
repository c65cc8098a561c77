import { Button } from '@mantine/core'
import { IconMailCheck, IconMailOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { type FailureCode, failureCode } from '../../api/api-error.ts'
import { answerOf, api } from '../../api/client.ts'
import { messageFor, problems } from '../../messages.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { FieldNote } from '../../ui/field-note.tsx'
import classes from './login-screen.module.css'
import { MailboxLink } from './mailbox-link.tsx'
import { View } from './view.tsx'

type AddressNotConfirmedProps = {
  code: FailureCode
  isVerified: boolean
  onRetry?: () => void
}

/** Why a link did not verify an address, and what to do about it. */
export function AddressNotConfirmed({ code, isVerified, onRetry }: AddressNotConfirmedProps) {
  const resend = useMutation({
    mutationFn: () => answerOf(api.account.verification.$post()),
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
      lead={<span role="alert">{isOver ? problems.linkOfAnotherAccount : messageFor(code)}</span>}
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
