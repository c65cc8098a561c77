import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLeaveSignedOut } from '#session/sign-out.ts'
import { Dialog } from '#ui/window/dialog.tsx'
import type { Account } from '#worker/accounts/schema.ts'
import classes from './account.module.css'
import { Section } from './section.tsx'

/** Where they are signed in, and the ways out. */
export function BrowsersSection({ account: { sessions } }: { account: Account }) {
  const [asked, setAsked] = useState(false)
  const here = useLeaveSignedOut()
  const everywhere = useLeaveSignedOut('everywhere')
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async (way: () => Promise<unknown>) => {
    setIsLeaving(true)
    await way()
    setIsLeaving(false)
    setAsked(false)
  }
  return (
    <Section title="Where you’re signed in" about="Lost a device? Sign out everywhere.">
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.fact}>Signed in on {counted(sessions, 'browser')}</p>
          <p className={classes.detail}>{sessions === 1 ? 'Only this one' : 'Including this one'}</p>
        </div>
        <div className={classes.buttons}>
          <Button variant="default" size="sm" disabled={isLeaving} onClick={() => leave(here)}>
            Sign out
          </Button>
          <Button variant="default" size="sm" onClick={() => setAsked(true)}>
            Sign out everywhere
          </Button>
        </div>
      </div>
      <Dialog
        opened={asked}
        onClose={isLeaving ? undefined : () => setAsked(false)}
        title="Sign out everywhere?"
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)} disabled={isLeaving} data-autofocus>
              Stay signed in
            </Button>
            <Button loading={isLeaving} onClick={() => leave(everywhere)}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>
          {sessions === 1
            ? 'You’ll be signed out here.'
            : `You’ll be signed out on ${counted(sessions, 'browser')}, including this one.`}{' '}
          Your websites aren’t affected.
        </p>
      </Dialog>
    </Section>
  )
}

/** A count with its noun: '1 browser', '3 browsers'. */
export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
