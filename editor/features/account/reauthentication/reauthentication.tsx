import { Button } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import type { ReauthenticationWay } from '../../../../worker/accounts/schema.ts'
import { ByCode } from './by-code.tsx'
import { ByPassword } from './by-password.tsx'
import { BySocial } from './by-social.tsx'
import type { WayProps } from './way-props.ts'

const forms: Record<ReauthenticationWay, ComponentType<WayProps>> = {
  password: ByPassword,
  social: BySocial,
  code: ByCode,
}

/** Asks a signed-in person to reauthenticate for one act, with a method that they have. */
export function Reauthentication(props: WayProps) {
  const { account, problem } = props
  const { reauthenticationWays: ways } = account
  // Only the social provider's page is another one.
  const [way, setWay] = useState(problem && ways.includes('social') ? 'social' : (ways[0] ?? 'code'))
  const Form = forms[way]
  const others = ways.filter((other) => other !== way)
  const names = { password: 'your password', social: account.social ?? 'the other account', code: 'an emailed code' }
  return (
    <>
      <Form {...props} />
      {others.map((other) => (
        <Button key={other} variant="subtle" color="gray" size="compact-sm" mt="sm" onClick={() => setWay(other)}>
          Use {names[other]} instead
        </Button>
      ))}
    </>
  )
}
