import type { Domain } from '#worker/domains/schema.ts'

const and = new Intl.ListFormat('en')

/** 'pine.shop and www.pine.shop' */
export const namesOf = (domains: readonly Pick<Domain, 'shownName'>[]): string =>
  and.format(domains.map(({ shownName }) => shownName))

/** The URL without protocol and trailing slash. */
export const bareAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** A website's address around the name that its owner chose, which is the host's first label or, in a trial, the path. */
export function addressAround(url: string): { before: string; chosen: string; after: string } {
  const address = bareAddress(url)
  const [slash, dot] = [address.indexOf('/') + 1, address.indexOf('.')]
  return slash > 0
    ? { before: address.slice(0, slash), chosen: address.slice(slash), after: '' }
    : { before: '', chosen: address.slice(0, dot), after: address.slice(dot) }
}
