import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconHelpCircle } from '@tabler/icons-react'
import type { DomainReport } from '../../../../worker/domains/schema.ts'
import { RecordFields } from './record-fields.tsx'
import { foundWords, purposeWords, statusWords } from './record-words.ts'
import type { Registrar } from './registrars.ts'
import setup from './setup.module.css'

type RecordRowProps = { looked: DomainReport['records'][number]; registrar: Registrar }

const signs = { right: IconCircleCheck, missing: IconCircleDashed, wrong: IconAlertCircle, unknown: IconHelpCircle }

/** One record: what it is for, what it has to say, and what the DNS says in its place. */
export function RecordRow({ looked, registrar }: RecordRowProps) {
  const { record, status } = looked
  const Sign = signs[status]
  return (
    <li className={setup.record}>
      <div className={setup.recordHead}>
        <h5>{purposeWords[record.purpose]}</h5>
        <span className={setup.status} data-status={status}>
          <Sign size={16} aria-hidden />
          {statusWords[status]}
        </span>
      </div>
      <RecordFields record={record} registrar={registrar} />
      <p role="status" className={setup.found} data-status={status}>
        {foundWords(looked)}
      </p>
    </li>
  )
}
