import { IconLink, IconNumber123, IconPassword, IconUserCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Account } from '../../../worker/accounts/schema.ts'
import classes from './account.module.css'
import { Section } from './section.tsx'

/** How this person can sign in. */
export function WaysSection({ account }: { account: Account }) {
  const { email, hasPassword, social } = account
  return (
    <Section title="Ways to sign in" about="Use whichever you like.">
      <ul className={classes.list}>
        <Way icon={<IconNumber123 size={18} />} name="A code by email" detail={`Sent to ${email}`} />
        <Way icon={<IconLink size={18} />} name="A link by email" detail="Works in the browser you request it from" />
        {hasPassword && <Way icon={<IconPassword size={18} />} name="Your password" detail="With your email" />}
        {social && <Way icon={<IconUserCircle size={18} />} name={social} detail={`With your ${social} account`} />}
      </ul>
    </Section>
  )
}

function Way({ icon, name, detail }: { icon: ReactNode; name: string; detail: string }) {
  return (
    <li className={classes.way}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span>
        <span className={classes.fact}>{name}</span>
        <span className={classes.detail}>{detail}</span>
      </span>
    </li>
  )
}
