import type { Business } from '../../document/business.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import { nonBlank, nonEmpty } from './non-blank.ts'

export function employees(document: WebsiteSettings) {
  const members = sectionOf(document, 'Team')?.content.members ?? []
  return members
    .filter(({ name, sample }) => !sample && nonBlank(name))
    .map(({ name, title }) => ({ '@type': 'Person', name: nonBlank(name), jobTitle: nonBlank(title) }))
}

/**
 * Qualifications and licenses, memberships and awards, each in its schema.org property. There is no property for
 * insurance.
 */
export function credentialData({ credentials }: Business) {
  const named = credentials.flatMap(({ kind, name, number }) => {
    const called = nonBlank(name)
    return called ? [{ kind, name: called, identifier: nonBlank(number) }] : []
  })
  const proofs = named.filter(({ kind }) => kind === 'Qualification' || kind === 'License')
  return {
    hasCredential: nonEmpty(
      proofs.map(({ kind, name, identifier }) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
        credentialCategory: kind.toLowerCase(),
        identifier,
      })),
    ),
    memberOf: nonEmpty(
      named.filter(({ kind }) => kind === 'Membership').map(({ name }) => ({ '@type': 'Organization', name })),
    ),
    award: nonEmpty(named.filter(({ kind }) => kind === 'Award').map(({ name }) => name)),
  }
}
