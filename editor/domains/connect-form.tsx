import { Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/api-error.ts'
import { product } from '#renderer/document/product.ts'
import { ErrorText, withSupportLink } from '#ui/errors/error-text.tsx'
import { problems } from '#ui/errors/error-texts.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { type DomainProblem, domainInvalid, domainTaken } from '#worker/domains/schema.ts'
import { useConnectDomain } from './changes.ts'
import classes from './domains.module.css'
import { RecordFields } from './setup/record-fields.tsx'
import { otherRegistrar } from './setup/registrars.ts'

type ConnectFormProps = {
  draftId: string
  onConnected: (domainName: string) => void
  /** Undefined if there is nothing to return to. */
  onCancel: (() => void) | undefined
}

export function ConnectForm({ draftId, onConnected, onCancel }: ConnectFormProps) {
  const { mutateAsync, isPending, error, reset } = useConnectDomain()
  const form = useForm({ initialValues: { domainName: '', pair: true } })
  form.watch('domainName', () => error && reset())
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const other = pairedName(form.values.domainName)
  const connect = form.onSubmit(async (values) => {
    if (isPending) return
    try {
      const { domains } = await mutateAsync({ draftId, ...values })
      const host = parseHost(values.domainName)
      const connected = domains.find(({ domainName, websiteName }) => domainName === host && websiteName !== null)
      if (connected) onConnected(connected.domainName)
    } catch (refused) {
      const problem = domainProblem(refused)
      if (problem) form.setFieldError('domainName', problemWords[problem])
    }
  })
  return (
    <form className={classes.connect} onSubmit={connect} noValidate aria-label="Connect your own domain">
      <TextInput
        ref={field}
        label="Your domain"
        size="md"
        classNames={{ label: classes.label }}
        placeholder="example.com"
        {...form.getInputProps('domainName')}
        error={form.errors.domainName !== undefined}
        description={<FieldNote problem={form.errors.domainName} hint="Enter a domain you own, such as example.com" />}
        inputWrapperOrder={noteBelow}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <Checkbox
        label={other ? `Also connect ${other}` : 'Also connect it with www'}
        description="People type both. One redirects to the other."
        {...form.getInputProps('pair', { type: 'checkbox' })}
      />
      {error && domainProblem(error) === undefined && (
        <ConnectProblem error={error} isTrying={isPending} onRetry={connect} />
      )}
      <div className={classes.formActions}>
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
        )}
        {!takenDomain(error)?.record && (
          <Button type="submit" loading={isPending}>
            Connect domain
          </Button>
        )}
      </div>
    </form>
  )
}

/** A typed or pasted domain in DNS form. Undefined if invalid. The server decides which domains it accepts. */
export function parseHost(typed: string): string | undefined {
  const name = typed.trim().replace(/^[a-z]+:\/\//i, '')
  try {
    return new URL(`http://${name}`).hostname.replace(/\.$/, '') || undefined
  } catch {
    return undefined
  }
}

/** The domain with www added or removed. Empty if incomplete or invalid. */
export function pairedName(typed: string): string {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/\.?([/?#:].*)?$/, '')
  if (!/[^.]\.[^.]/.test(name) || /[^\p{L}\p{M}\p{N}.-]/u.test(name)) return ''
  return name.startsWith('www.') ? name.slice(4) : `www.${name}`
}

type ConnectProblemProps = { error: unknown; isTrying: boolean; onRetry: () => void }

/** Why connecting failed. If another account has the domain, shows the DNS record that would prove ownership. */
function ConnectProblem({ error, isTrying, onRetry }: ConnectProblemProps) {
  const record = takenDomain(error)?.record
  if (!record) {
    return (
      <p role="alert" className={classes.problem}>
        <ErrorText error={error} />
      </p>
    )
  }
  return (
    <div className={classes.taken} role="alert">
      <p>
        <strong>{problems.domainNotConnected}</strong> Another account is already using it. If it’s yours, add this
        record to its DNS settings, then try again. {withSupportLink('Otherwise, contact support.')}
      </p>
      <RecordFields record={record} registrar={otherRegistrar} />
      <Button size="xs" variant="default" loading={isTrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

export const problemWords: Record<DomainProblem, string> = {
  'not-a-name': 'Enter a domain you own, such as example.com.',
  'address-by-number': 'That’s an IP address. Enter a domain, such as example.com.',
  wildcard: 'Wildcards (*) aren’t supported. Connect each domain separately, such as shop.example.com.',
  'public-suffix': 'That’s only a domain ending. Put your name in front, such as yourname.co.uk.',
  own: `That domain belongs to ${product.name}. Enter one you registered.`,
  'not-public': 'That isn’t a public domain. Enter one you registered, such as example.com.',
}

/** Why the server rejected the domain. Undefined for other errors. */
export function domainProblem(error: unknown): DomainProblem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'domain_invalid') return undefined
  return domainInvalid.safeParse(error.details).data?.problem ?? 'not-a-name'
}

/** For another account's domain: the record that would prove ownership, or null if no record would. Otherwise undefined. */
export function takenDomain(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'domain_taken') return undefined
  return { record: domainTaken.safeParse(error.details).data?.record ?? null }
}
