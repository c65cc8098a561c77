import type { CredentialKind } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { named } from '../../../renderer/document/tools/facts/fact-kind.ts'
import type { Fact } from '../../../renderer/document/tools/facts/fact-kinds.ts'
import { groupsOf, type Order, type Reader, unquoted } from './order.ts'

const fact = (input: Fact): Order[] => [{ tool: 'set-fact', input: { fact: input } }]
const name = String.raw`(?<name>\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3})`

/** 'Jo Reed joined us as a stylist', 'add Jo Reed, stylist, to the team', 'remove Jo Reed from the team'. */
export const readPerson: Reader = (clause, { document }) => {
  const added = groupsOf(
    clause,
    new RegExp(
      `^${name}\\s+(?:has |have )?(?:joined|joins)(?:\\s+(?:us|the team|our team))?(?:\\s+as\\s+(?:an? |our |the )?(?<role>\\p{L}[^,.]{1,60}))?$`,
      'u',
    ),
    new RegExp(
      `^[Aa]dd\\s+${name}(?:,\\s*(?:an? |our |the )?(?<role>\\p{L}[^,]{1,60}?),?)?\\s+to (?:the |our |my )?(?:team|people|staff)$`,
      'u',
    ),
  )
  if (added) {
    const role = (added.role ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    return fact({ kind: 'person', action: 'add', name: added.name ?? '', ...(role !== '' && { role }) })
  }
  const removed = groupsOf(
    clause,
    new RegExp(
      `^(?:[Rr]emove|[Dd]elete|[Tt]ake)\\s+${name}\\s+(?:from|off) (?:the |our |my )?(?:team|people|staff)$`,
      'u',
    ),
    new RegExp(
      `^${name}\\s+(?:has )?(?:left|no longer works (?:here|for us|with us)|doesn't work here any ?more)(?: us| the (?:team|business|company|shop|salon|practice|studio))?$`,
      'u',
    ),
  )
  if (!removed) return undefined
  const person = named(document.business.people, removed.name ?? '')
  return person
    ? fact({ kind: 'person', action: 'remove', name: person.name })
    : [{ problem: `${removed.name} is not among your people.` }]
}

/** 'we've been in business since 1998', 'we have 20 years of experience', 'add the license Gas Safe, number 123'. */
export const readExperience: Reader = (clause) => {
  const year = groupsOf(
    clause,
    /^(?:we(?:'ve| have)?(?: been)?|i(?:'ve| have)?(?: been)?|the (?:business|company|shop))?\s*(?:in business|going|open|founded|established|started|was founded|were founded|were established|was established|opened)\s+(?:since|in)\s+(?<year>(?:1[89]|20)\d\d)$/iu,
    /^(?:we|i)(?:'ve| have) been \p{L}+ing(?: \p{L}+){0,3} since (?<year>(?:1[89]|20)\d\d)$/iu,
  )
  if (year) return fact({ kind: 'since', year: Number(year.year) })
  const years = groupsOf(
    clause,
    /^(?:we|i)(?:'ve got|'ve| have)\s+(?:got )?(?<years>\d{1,3}) years(?:'|’)?(?: of)? experience$/iu,
  )
  if (years) return fact({ kind: 'since', years: Number(years.years) })
  const credential = groupsOf(
    clause,
    /^add\s+(?:the |our |my |an? )?(?<what>qualification|licen[cs]e|insurance|membership|award|credential|certificate):?\s+(?<name>.+?)(?:,?\s+(?:with )?(?:the )?(?:number|no\.?)\s+(?<number>[\p{L}\d/-]+))?$/iu,
    /^(?:[Ww]e|[Ii])(?:'re|'m| are| am) (?:now )?(?:an? )?(?<what>member)s? of (?:the )?(?<name>\p{Lu}.+)$/u,
  )
  const called = unquoted(credential?.name ?? '')
  if (!credential || called === '' || called.length > 120) return undefined
  const what = kinds[(credential.what ?? '').toLowerCase()] ?? 'Qualification'
  return fact({
    kind: 'credential',
    action: 'add',
    name: called,
    what,
    ...(credential.number && { number: credential.number }),
  })
}

const kinds: Readonly<Record<string, CredentialKind>> = {
  license: 'License',
  licence: 'License',
  insurance: 'Insurance',
  membership: 'Membership',
  member: 'Membership',
  award: 'Award',
}

/** 'rename the business to Alder & Sons', 'we are now called …'. */
export const readName: Reader = (clause) => {
  const said = groupsOf(
    clause,
    /^(?:rename|call)\s+(?:the|our|my|this)\s+(?:business|company|shop|website|site|firm)\s+(?:to\s+|as\s+)?(?<name>.+)$/iu,
    /^rename\s+us\s+(?:to\s+|as\s+)?(?<name>.+)$/iu,
    /^(?:change|set|update)\s+(?:the|our|my)\s+(?:business |company |shop |website )?name\s+(?:to|as)\s+(?<name>.+)$/iu,
    /^(?:we|the business|the company|the shop)(?:'re| are| is)\s+(?:now )?called\s+(?<name>.+?)(?: now)?$/iu,
    /^(?:our|the) (?:new )?(?:business |company )?name is (?:now )?(?<name>.+)$/iu,
  )
  const called = unquoted(said?.name ?? '')
  // What goes on in small letters after a comma is no part of a name: 'Wren & Sons now, change it everywhere'.
  if (called === said?.name && /[,;:]\s+\p{Ll}/u.test(called)) return undefined
  return said && called !== '' && called.length <= limits.businessName
    ? [{ tool: 'rename-business', input: { name: called } }]
    : undefined
}
