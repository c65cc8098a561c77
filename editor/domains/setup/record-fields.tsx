import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { DnsRecord } from '#worker/adapters/dns/schema.ts'
import type { DomainReport } from '#worker/domains/schema.ts'
import type { Registrar } from './registrars.ts'
import setup from './setup.module.css'

/** A record's fields under the registrar's names. */
export function RecordFields({ record, registrar }: { record: DnsRecord; registrar: Registrar }) {
  const { hostColumn, valueColumn } = registrar
  const host = hostFor(record, registrar)
  return (
    <dl className={setup.fields}>
      <div>
        <dt>Type</dt>
        <dd>{typeFor(record, registrar)}</dd>
      </div>
      <div>
        <dt>{hostColumn}</dt>
        <dd>
          {host === undefined ? (
            <i>leave empty</i>
          ) : (
            <CopyValue what={`${hostColumn} of the ${record.type} record`}>{host}</CopyValue>
          )}
        </dd>
      </div>
      <div>
        <dt>{valueColumn}</dt>
        <dd>
          <CopyValue what={`${valueColumn} of the ${record.type} record`}>{record.value}</CopyValue>
        </dd>
      </div>
    </dl>
  )
}

function CopyValue({ what, children }: { what: string; children: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  return (
    <span className={setup.copy}>
      <code>{children}</code>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={`Copy the ${what}`}
        title="Copy"
        onClick={() => copy(children)}
      >
        {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      </ActionIcon>
      <VisuallyHidden role="status">{copied && 'Copied'}</VisuallyHidden>
    </span>
  )
}

type CheckedRecord = DomainReport['records'][number]

export const purposeWords: Record<DnsRecord['purpose'], string> = {
  ownership: 'Proves you own the domain',
  traffic: 'Points visitors to your website',
  certificate: 'Allows the security certificate',
}

export const statusWords: Record<CheckedRecord['status'], string> = {
  right: 'Correct',
  missing: 'Missing',
  wrong: 'Wrong',
  unknown: 'Unknown',
}

export function foundWords({ status, found }: Pick<CheckedRecord, 'status' | 'found'>): string {
  if (status === 'unknown') return 'The DNS didn’t respond. We’ll try again.'
  if (status === 'right') return 'Set correctly.'
  return found.length === 0 ? 'Not found yet.' : `Found instead: ${found.join(', ')}`
}

/** The registrar's name for the record type. Names for apex aliases vary. */
export const typeFor = ({ type }: Pick<DnsRecord, 'type'>, { apexType }: Registrar): string =>
  type === 'ALIAS' ? (apexType ?? 'ALIAS') : type

/** The host column's value. Undefined if it should be empty. */
export const hostFor = ({ host }: Pick<DnsRecord, 'host'>, { zoneHost }: Registrar): string | undefined =>
  host === '@' && zoneHost === '' ? undefined : host
