import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { Account } from '../../../../worker/accounts/schema.ts'
import { ResendVerification } from '../../../ui/resend-verification.tsx'
import classes from '../account.module.css'
import type { ReturnedAct } from '../returned-act.ts'
import { Section } from '../section.tsx'
import { ChangeEmail } from './change-email.tsx'
import { useChangeEmail } from './use-change-email.ts'

/** The address of the account, whether it is verified, and another one. */
export function EmailSection({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  const { email, verified } = account
  const change = useChangeEmail(back)
  return (
    <Section title="Email" about="Where we send codes, links and messages about your websites.">
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.fact}>{email}</p>
          <p className={classes.state} data-good={verified || undefined}>
            {verified ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />}
            {verified ? 'Verified' : 'Not verified'}
          </p>
        </div>
        {verified && (
          <Button variant="default" size="sm" onClick={change.begin}>
            Change email
          </Button>
        )}
      </div>
      {!verified && (
        <div className={classes.aside}>
          <p>
            Open the link we sent you in a browser where you’re signed in. Until then, you can edit and save, but not
            publish.
          </p>
          <ResendVerification email={email} />
        </div>
      )}
      <ChangeEmail act={change} account={account} />
    </Section>
  )
}
