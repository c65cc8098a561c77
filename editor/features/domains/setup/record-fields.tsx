import type { DnsRecord } from '../../../../worker/adapters/dns/schema.ts'
import { CopyValue } from './copy-value.tsx'
import { hostFor, typeFor } from './record-words.ts'
import type { Registrar } from './registrars.ts'
import setup from './setup.module.css'

/** What has to be typed for a record, under the names that the registrar has for it. */
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
