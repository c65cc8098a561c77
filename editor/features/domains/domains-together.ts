import type { Domain } from '../../../worker/domains/schema.ts'

/** A domain, and the same with or without www where that is connected too: both are set up on one page of the registrar. */
export function domainsTogether(domains: readonly Domain[], domainName: string): Domain[] {
  const bare = withoutWww(domainName)
  const chosen = domains.filter((domain) => domain.domainName === domainName)
  const pair = domains.filter((domain) => domain.domainName !== domainName && withoutWww(domain.domainName) === bare)
  return chosen.length === 0 ? [] : [...chosen, ...pair]
}

const withoutWww = (name: string) => name.replace(/^www\./, '')
