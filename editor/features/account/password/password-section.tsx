import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../../worker/accounts/schema.ts'
import { answerOf, api } from '../../../api/client.ts'
import { accountQuery } from '../../../state/account.ts'
import { toast } from '../../../ui/toast.ts'
import classes from '../account.module.css'
import type { ReturnedAct } from '../returned-act.ts'
import { Section } from '../section.tsx'
import { useAct } from '../use-act.ts'
import { ChangePassword } from './change-password.tsx'

/** Whether there is a password, and another one. */
export function PasswordSection({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const { hasPassword } = account
  const change = useAct('change-password', {
    back,
    run: (chosen: string) => answerOf(api.account.password.$post({ json: { password: chosen } })),
    onDone: () => {
      toast(`Password ${hasPassword ? 'changed' : 'set'}. You’re signed out everywhere else.`)
      return queries.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
  })
  return (
    <Section
      title="Password"
      about={
        hasPassword
          ? 'Use a long password that you don’t use anywhere else.'
          : 'Optional. You can always sign in with a code or a link.'
      }
    >
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.fact}>{hasPassword ? '••••••••••••' : 'No password yet'}</p>
        </div>
        <Button variant="default" size="sm" onClick={change.begin}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
      <ChangePassword
        act={change}
        account={account}
        password={password}
        onPassword={setPassword}
        onSubmit={() => change.run(password)}
      />
    </Section>
  )
}
