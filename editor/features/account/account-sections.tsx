import type { Account } from '../../../worker/accounts/schema.ts'
import classes from './account.module.css'
import { BrowsersSection } from './browsers-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './deletion/delete-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import type { ReturnedAct } from './returned-act.ts'
import { WaysSection } from './ways-section.tsx'

/** Everything about the account. `back`: the act that a round trip to the social provider has just ended for. */
export function AccountSections({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  return (
    <main className={classes.main}>
      <h1 className={classes.title}>Your account</h1>
      <EmailSection account={account} back={back} />
      <PasswordSection account={account} back={back} />
      <WaysSection account={account} />
      <BrowsersSection account={account} />
      <DataSection />
      <DeleteSection account={account} back={back} />
    </main>
  )
}
