import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../../../api/client.ts'
import { codeProblem } from '../../../messages.ts'
import { CodeField } from '../../../ui/code-field.tsx'
import { digits } from '../../../ui/code-status.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { proofLasts } from '../act-steps.ts'
import { DialogForm } from '../dialog-form.tsx'
import { Problem } from '../problem.tsx'
import type { WayProps } from './way-props.ts'

/** By a code that is mailed to them, where they have nothing else. */
export function ByCode({ act, account, onProven, onCancel }: WayProps) {
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const begin = () => {
    setCode('')
    setTries((before) => before + 1)
  }
  const send = useMutation({
    mutationFn: () => answerOf(api.account.reauthentication.code.$post({ json: { act } })),
    networkMode: 'always',
    onSuccess: () => {
      verify.reset()
      begin()
    },
  })
  const session = send.data?.session
  const verify = useMutation({
    mutationFn: (entered: string) =>
      answerOf(
        api.account.reauthentication.code.verify.$post({ json: { act, session: session ?? '', code: entered } }),
      ),
    networkMode: 'always',
    onSuccess: ({ status }) => (status === 'Success' ? onProven(Date.now() + proofLasts) : begin()),
  })
  const status = verify.data?.status
  const refused = status && status !== 'Success' ? codeProblem[status] : undefined
  // No further guess at this one can succeed.
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
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          {session !== undefined && !isOver && (
            <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
              Send a new code
            </Button>
          )}
          <Button
            type="submit"
            loading={isAsking ? verify.isPending : send.isPending}
            data-autofocus={!isAsking || undefined}
          >
            {session === undefined ? 'Send code' : isOver ? 'Send a new code' : 'Continue'}
          </Button>
        </>
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
