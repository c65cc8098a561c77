import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { codeProblem } from '#ui/errors/error-texts.ts'
import { CodeField, digits } from '#ui/fields/code-field.tsx'
import type { Account, ReauthenticationAct } from '#worker/accounts/schema.ts'
import { proofLifetimeMs } from './act-steps.ts'
import { DialogForm, Problem } from './dialog-form.tsx'

export function ByCode({ act, account, onProven, onCancel }: ReauthenticationFormProps) {
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const begin = () => {
    setCode('')
    setTries((before) => before + 1)
  }
  const send = useMutation({
    mutationFn: () => responseBody(api.account.reauthentication.code.$post({ json: { act } })),
    networkMode: 'always',
    onSuccess: () => {
      verify.reset()
      begin()
    },
  })
  const session = send.data?.session
  const verify = useMutation({
    mutationFn: (entered: string) =>
      responseBody(
        api.account.reauthentication.code.verify.$post({ json: { act, session: session ?? '', code: entered } }),
      ),
    networkMode: 'always',
    onSuccess: ({ status }) => (status === 'Success' ? onProven(Date.now() + proofLifetimeMs) : begin()),
  })
  const status = verify.data?.status
  const refused = status && status !== 'Success' ? codeProblem[status] : undefined
  // The server rejects further attempts.
  const isOver = status === 'ExpiredCode' || status === 'InvalidSession'
  const isAsking = session !== undefined && !isOver

  return (
    <DialogForm
      lead={
        session === undefined ? (
          <>
            To confirm it’s you, we’ll send a code to <strong>{account.email}</strong>.
          </>
        ) : (
          <>
            We sent a {digits}-digit code to <strong>{account.email}</strong>. It works for 10 minutes.
          </>
        )
      }
      onSubmit={() => {
        if (!isAsking) send.mutate()
        else if (code.length === digits) verify.mutate(code)
      }}
      onCancel={onCancel}
      action={session === undefined ? 'Send code' : isOver ? 'Send a new code' : 'Continue'}
      isPending={isAsking ? verify.isPending : send.isPending}
      focusesAction={!isAsking}
      actions={
        isAsking && (
          <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
            Send a new code
          </Button>
        )
      }
    >
      {session !== undefined && (
        <CodeField
          key={tries}
          value={code}
          onChange={setCode}
          onComplete={(entered) => verify.mutate(entered)}
          problem={verify.error ? <ErrorText error={verify.error} /> : code === '' ? refused : undefined}
          disabled={verify.isPending || isOver}
        />
      )}
      <Problem error={send.error} />
    </DialogForm>
  )
}

export type ReauthenticationFormProps = {
  act: ReauthenticationAct
  account: Account
  /** Why reauthentication failed at the social provider. */
  problem: FailureCode | undefined
  /** `until`: expiry in milliseconds since 1970. */
  onProven: (until: number) => void
  onCancel: () => void
}
