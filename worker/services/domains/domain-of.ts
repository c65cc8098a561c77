import type { Domain } from '../../contract/domains.ts'
import type { DomainRow } from '../../storage/domains/domain-rows.ts'
import { mainDomainOf } from '../../storage/domains/pointers.ts'
import { hostOrigin, type SitesOrigin } from '../publishing/site-address.ts'

/** A domain as its owner reads it. `all`: the domains of its website, or of its owner. */
export function domainOf(env: SitesOrigin, row: DomainRow, all: readonly DomainRow[]): Domain {
  const { domainName, shownName, websiteName, state, failureReason, createdAt, modifiedAt, live, preferred } = row
  const siblings = all.filter((other) => other.websiteName === websiteName)
  return {
    ...{ domainName, shownName, websiteName, state, failureReason, live, preferred },
    createdAt: createdAt.toISOString(),
    modifiedAt: modifiedAt.toISOString(),
    main: live && mainDomainOf(siblings) === domainName,
    url: `${hostOrigin(env, domainName)}/`,
    leaving: row.providerState === 'leaving',
    returnsTo: row.returnsTo,
  }
}
