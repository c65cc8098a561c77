import { Button } from '@mantine/core'
import { IconMail, IconMailCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { api, responseBody } from '#api/client.ts'
import { sessionQuery, useSession } from '#session/session.ts'
import { CorrectEmail } from '#ui/fields/correct-email.tsx'
import classes from './login-screen.module.css'
import { MailboxLink, ResendButton } from './resend-button.tsx'
import { claimedDraftAtom, signedUpAtom } from './sign-in-state.ts'
import { View } from './view.tsx'

/** Shown after a sign-up with a password. Asks the person to verify the address, but doesn't block them. */
export function SignedUp() {
  const queries = useQueryClient()
  const [signedUp, setSignedUp] = useAtom(signedUpAtom)
  const setClaimed = useSetAtom(claimedDraftAtom)
  const { user } = useSession()
  const isVerified = user?.verified ?? false
  const resend = useMutation({
    mutationFn: () => responseBody(api.account.verification.$post()),
    networkMode: 'always',
  })

  // The link opens in another tab, so refetch when the person returns.
  useEffect(() => {
    const look = () => !document.hidden && void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries])

  if (!signedUp) return null
  // The person may have corrected the address since.
  const email = user?.email ?? signedUp.email
  const goOn = () => {
    setClaimed(signedUp.draftId)
    setSignedUp(null)
  }
  const what = signedUp.draftId ? 'Continue to my website' : 'Continue'
  return (
    <View
      title={isVerified ? 'Your email is verified' : 'Check your email to verify'}
      picture={isVerified ? <IconMailCheck size={28} stroke={1.5} /> : <IconMail size={28} stroke={1.5} />}
      lead={
        isVerified ? (
          'You can publish your websites now.'
        ) : (
          <>
            You’re signed in. We sent a link to <strong>{email}</strong>. Open it before you publish. Until then, you
            can edit and save.
          </>
        )
      }
    >
      <Button className={classes.actions} size="md" fullWidth onClick={goOn}>
        {what}
      </Button>
      {!isVerified && (
        <div className={classes.links}>
          <ResendButton what="link" sending={resend} onSend={(onSuccess) => resend.mutate(undefined, { onSuccess })} />
          <CorrectEmail email={email} h="auto" />
          <MailboxLink />
        </div>
      )}
    </View>
  )
}
