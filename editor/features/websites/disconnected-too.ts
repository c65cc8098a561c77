import type { Domain } from '../../../worker/contract/domains.ts'

const and = new Intl.ListFormat('en')

/** Of the domains that end with a website's being online. */
export const disconnectedToo = (domains: readonly Pick<Domain, 'shownName'>[]): string =>
  `${and.format(domains.map(({ shownName }) => shownName))} will be disconnected.`
