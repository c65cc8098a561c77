import { Loader, VisuallyHidden } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { DnsHostId } from '../../../../worker/domains/dns-hosts.ts'
import type { Domain, DomainReport } from '../../../../worker/domains/schema.ts'
import { reportQuery } from '../../../state/domains.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import classes from '../domains.module.css'
import type { Checks } from '../use-checks.ts'
import { ApexAdvice } from './apex-advice.tsx'
import { Instructions } from './instructions.tsx'
import { LastLook } from './last-look.tsx'
import { mergedReports } from './merged-reports.ts'
import { RecordRow } from './record-row.tsx'
import { otherRegistrar, registrars } from './registrars.ts'
import setup from './setup.module.css'
import { BlockingCaa, Conflicts, MailRecords } from './surroundings.tsx'

type DoctorProps = {
  draftId: string
  domains: readonly Domain[]
  checks: Checks
  onOpen: (domainName: string) => void
}

/** The expected DNS records beside the current ones, in the registrar's terms. */
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
      <LastLook checkedAt={report.checkedAt} isRight={isRight} checks={checks} />
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
