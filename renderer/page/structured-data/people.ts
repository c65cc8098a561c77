import type { Business } from '../../document/business.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import { known, some } from './known.ts'

/** People on the page, without samples. */
export function employees(document: WebsiteSettings) {
  const members = sectionOf(document, 'Team')?.content.members ?? []
  return members
    .filter(({ name, sample }) => !sample && known(name))
    .map(({ name, title }) => ({ '@type': 'Person', name: known(name), jobTitle: known(title) }))
}

/**
 * Qualifications and licenses, memberships and awards, each in its schema.org property. There is no property for
 * insurance.
 */
export function standing({ credentials }: Business) {
  const named = credentials.flatMap(({ kind, name, number }) => {
    const called = known(name)
    return called ? [{ kind, name: called, identifier: known(number) }] : []
  })
  const proofs = named.filter(({ kind }) => kind === 'Qualification' || kind === 'License')
  return {
    hasCredential: some(
      proofs.map(({ kind, name, identifier }) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
        credentialCategory: kind.toLowerCase(),
        identifier,
      })),
    ),
    memberOf: some(
      named.filter(({ kind }) => kind === 'Membership').map(({ name }) => ({ '@type': 'Organization', name })),
    ),
    award: some(named.filter(({ kind }) => kind === 'Award').map(({ name }) => name)),
  }
}
