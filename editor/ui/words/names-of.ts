import type { Domain } from '#worker/domains/schema.ts'

const and = new Intl.ListFormat('en')

/** 'pine.shop and www.pine.shop' */
export const namesOf = (domains: readonly Pick<Domain, 'shownName'>[]): string =>
  and.format(domains.map(({ shownName }) => shownName))

/** The URL without protocol and trailing slash. */
export const bareAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
