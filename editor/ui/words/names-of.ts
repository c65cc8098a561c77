import type { Domain } from '#worker/domains/schema.ts'

const and = new Intl.ListFormat('en')

/** Domains in a sentence: 'pine.shop and www.pine.shop'. */
export const namesOf = (domains: readonly Pick<Domain, 'shownName'>[]): string =>
  and.format(domains.map(({ shownName }) => shownName))

/** An address as a person would say it. */
export const bareAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
