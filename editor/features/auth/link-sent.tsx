import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { sessionQuery } from '../../state/session.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { readLinkAttempt, whenLinkOpened } from './link-attempt.ts'
import classes from './login-screen.module.css'
import { MailboxLink } from './mailbox-link.tsx'
import { ResendButton } from './resend-button.tsx'
import { claimedDraftAtom } from './sign-in-state.ts'
import { useSendLink } from './use-send-link.ts'
import { View } from './view.tsx'
import { WayLink } from './way-link.tsx'

/** Says that a link is on its way. Once it was opened, in another tab of this browser, this one goes on too. */
export function LinkSent() {
  const { search } = useLocation()
  const queries = useQueryClient()
  const setClaimed = useSetAtom(claimedDraftAtom)
  const [email] = useState(() => readLinkAttempt()?.email)
  const resend = useSendLink()

  useEffect(() => whenLinkOpened(setClaimed), [setClaimed])
  useEffect(() => {
    const look = () => !document.hidden && void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries])

  if (!email) return <Navigate to={sameWay(pages.login, search)} replace />
  return (
    <View
      title="Check your email"
      picture={<IconMail size={28} stroke={1.5} />}
      lead={
        <>
          We sent a link to <strong>{email}</strong>. Open it in this browser within 10 minutes to sign in.
        </>
      }
    >
      <div className={classes.links}>
        <ResendButton what="link" sending={resend} onSend={(onSuccess) => resend.mutate(email, { onSuccess })} />
        <WayLink to={pages.login}>Use another email</WayLink>
        <MailboxLink />
      </div>
    </View>
  )
}
