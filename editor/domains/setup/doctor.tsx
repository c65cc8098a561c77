import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconHelpCircle, IconRefresh } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import type { DnsHostId } from '#worker/domains/dns-hosts.ts'
import type { Domain, DomainReport } from '#worker/domains/schema.ts'
import classes from '../domains.module.css'
import { reportQuery } from '../queries.ts'
import type { Checks } from '../use-checks.ts'
import { ApexAdvice } from './apex-advice.tsx'
import { Instructions } from './instructions.tsx'
import { BlockingCaa, Conflicts, MailRecords } from './other-records.tsx'
import { foundWords, purposeWords, RecordFields, statusWords } from './record-fields.tsx'
import { otherRegistrar, type Registrar, registrars } from './registrars.ts'
import setup from './setup.module.css'

type DoctorProps = {
  draftId: string
  domains: readonly Domain[]
  checks: Checks
  onOpen: (domainName: string) => void
}

/** Expected and current DNS records, in the registrar's terms. */
export function Doctor({ draftId, domains, checks, onOpen }: DoctorProps) {
  const queries = useQueries({ queries: domains.map(({ domainName }) => reportQuery(domainName)) })
  const [chosen, choose] = useState<DnsHostId | 'other'>()
  const [first, ...others] = queries.flatMap(({ data }): DomainReport[] => (data ? [data] : []))
  if (!first) {
    const error = queries.find((query) => query.error)?.error
    return error ? (
      <p role="alert" className={classes.problem}>
        <ErrorText error={error} />
      </p>
    ) : (
      <Loader className={classes.wait} size="sm" role="status" aria-label="Checking the DNS" />
    )
  }
  const report = mergedReports([first, ...others])
  const hostId = chosen ?? report.dnsHost ?? 'other'
  const registrar = hostId === 'other' ? otherRegistrar : registrars[hostId]
  const needsAlias = report.groups.find(({ records }) => records.some(({ record }) => record.type === 'ALIAS'))
  const noAlias = needsAlias !== undefined && registrar.apexType === null
  const hasOurs = report.groups.some(({ records }) => records.some(({ record }) => record.type === 'CAA'))
  const isRight = report.groups.every(({ records }) => records.every(({ status }) => status === 'right'))
  return (
    <section className={setup.doctor} aria-label="DNS settings">
      <LastCheck checkedAt={report.checkedAt} isRight={isRight} checks={checks} />
      {!isRight && (
        <Instructions
          zone={report.zone}
          found={report.dnsHost}
          nameservers={report.nameservers}
          chosen={hostId}
          registrar={registrar}
          onChoose={choose}
        />
      )}
      {report.groups.map(({ domain, records }) => (
        <div key={domain.domainName} className={setup.group}>
          {report.groups.length > 1 ? (
            <h4 className={classes.groupTitle}>{domain.shownName}</h4>
          ) : (
            <VisuallyHidden component="h4">{domain.shownName}</VisuallyHidden>
          )}
          <ul className={setup.records} aria-label={`Records for ${domain.shownName}`}>
            {records
              .filter(({ record, status }) => !(noAlias && record.type === 'ALIAS' && status !== 'right'))
              .map((looked) => (
                <RecordRow
                  key={`${looked.record.type} ${looked.record.name} ${looked.record.value}`}
                  looked={looked}
                  registrar={registrar}
                />
              ))}
          </ul>
          {noAlias && domain === needsAlias.domain && !isRight && (
            <ApexAdvice draftId={draftId} domain={domain} domains={domains} registrar={registrar} onOpen={onOpen} />
          )}
        </div>
      ))}
      {report.conflicts.length > 0 && <Conflicts conflicts={report.conflicts} />}
      {report.blockingCaa && <BlockingCaa found={report.blockingCaa} hasOurs={hasOurs} />}
      {report.mail.length > 0 && <MailRecords mail={report.mail} />}
    </section>
  )
}

/** Merges the reports of a domain and its www counterpart. */
export function mergedReports(reports: [DomainReport, ...DomainReport[]]) {
  const [first] = reports
  const caaOf = (wanted: DomainReport['caa']['status']) => reports.find(({ caa }) => caa.status === wanted)?.caa
  return {
    zone: first.zone,
    dnsHost: first.dnsHost,
    nameservers: first.nameservers,
    groups: reports.map(({ domain, records, isApex }) => ({ domain, records, isApex })),
    conflicts: unique(reports.flatMap(({ conflicts }) => conflicts)),
    blockingCaa: caaOf('blocks')?.found,
    mail: unique(reports.flatMap(({ mail }) => mail)),
    /** The merged report shows the oldest check. */
    checkedAt: reports.map(({ checkedAt }) => checkedAt).toSorted()[0] ?? first.checkedAt,
  }
}

/** Removes deep duplicates. */
const unique = <T extends object>(items: T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

type RecordRowProps = { looked: DomainReport['records'][number]; registrar: Registrar }

const signs = { right: IconCircleCheck, missing: IconCircleDashed, wrong: IconAlertCircle, unknown: IconHelpCircle }

/** A record: its purpose, the expected value, and the current one. */
function RecordRow({ looked, registrar }: RecordRowProps) {
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

type LastCheckProps = {
  checkedAt: string
  isRight: boolean
  checks: Checks
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** Time of the last check, with a button to check now. */
function LastCheck({ checkedAt, isRight, checks: { isChecking, willRepeat, checkNow } }: LastCheckProps) {
  return (
    <div className={setup.look}>
      <h3>DNS settings</h3>
      <p>
        {isRight && (
          <span className={setup.allRight} role="status">
            <IconCircleCheck size={16} aria-hidden /> All records are correct. Leave them as they are.
          </span>
        )}
        <span>
          Last checked at <time dateTime={checkedAt}>{clock.format(Date.parse(checkedAt))}</time>
          {willRepeat && '. We check every few seconds.'}
        </span>
      </p>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={isChecking ? <Loader size={14} aria-hidden /> : <IconRefresh size={14} aria-hidden />}
        onClick={checkNow}
      >
        Check now
      </Button>
    </div>
  )
}
