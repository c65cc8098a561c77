import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useConnectDomain } from '../../../state/domain-changes.ts'
import { FieldNote, noteBelow } from '../../../ui/field-note.tsx'
import classes from '../domains.module.css'
import { ConnectProblem } from './connect-problem.tsx'
import { problemIn, problemWords, takenIn } from './domain-problems.ts'
import { pairedName, typedHost } from './typed-name.ts'

type ConnectFormProps = {
  draftId: string
  onConnected: (domainName: string) => void
  /** Left out where there is nothing else to see. */
  onCancel: (() => void) | undefined
}

/** Asks for the domain. Shows its problem under the field. */
export function ConnectForm({ draftId, onConnected, onCancel }: ConnectFormProps) {
  const [typed, setTyped] = useState('')
  const [pair, setPair] = useState(true)
  const { mutateAsync, isPending, error, reset } = useConnectDomain()
  const problem = problemIn(error)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const other = pairedName(typed)
  const connect = async () => {
    if (isPending) return
    try {
      const { domains } = await mutateAsync({ draftId, domainName: typed, pair })
      const host = typedHost(typed)
      const connected = domains.find(({ domainName, websiteName }) => domainName === host && websiteName !== null)
      if (connected) onConnected(connected.domainName)
    } catch {
      // Said below.
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void connect()
  }
  return (
    <form className={classes.connect} onSubmit={submit} noValidate aria-label="Connect your own domain">
      <TextInput
        ref={field}
        label="Your domain"
        size="md"
        classNames={{ label: classes.label }}
        placeholder="example.com"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          if (error) reset()
        }}
        error={problem !== undefined}
        description={
          <FieldNote problem={problem && problemWords[problem]} hint="Enter a domain you own, such as example.com" />
        }
        inputWrapperOrder={noteBelow}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <Checkbox
        label={other ? `Also connect ${other}` : 'Also connect it with www'}
        description="People type both. One redirects to the other."
        checked={pair}
        onChange={(event) => setPair(event.currentTarget.checked)}
      />
      {error && problem === undefined && <ConnectProblem error={error} isTrying={isPending} onRetry={connect} />}
      <div className={classes.formActions}>
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
        )}
        {!takenIn(error)?.record && (
          <Button type="submit" loading={isPending}>
            Connect domain
          </Button>
        )}
      </div>
    </form>
  )
}
