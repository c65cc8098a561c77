import type { Business, BusinessPerson } from '../document/business.ts'
import { limits } from '../document/fields/limits.ts'
import type { Section, SectionOf } from '../document/section-types.ts'
import { sectionTypes } from '../document/section-types.ts'
import { freeFactId, sameWords } from '../document/tools/facts/fact-list.ts'
import { isBlank } from '../document/values/formatted-text.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'

type Member = SectionOf<'Team'>['content']['members'][number]

/**
 * Syncs a team section with the business's people. Members that still match their person follow changes, named new
 * people get an entry, and removed people lose theirs. Text that the owner wrote on the page stays.
 */
export function followPeople(section: Section, before: Business, after: Business): Section {
  if (section.type !== 'Team' || before.people === after.people) return section
  const { members } = section.content
  const kept = members.flatMap((member) => memberAfterChange(member, before.people, after.people))
  const named = new Set(before.people.filter(({ name }) => name.trim() !== '').map(({ id }) => id))
  const next = [...kept]
  for (const person of after.people) {
    if (named.has(person.id) || person.name.trim() === '' || personNamed(next, person.name)) continue
    if (next.length < limits.teamMembers) next.push(memberFor(person, next))
  }
  const isSame = next.length === members.length && next.every((member, index) => member === members[index])
  return isSame ? section : { ...section, content: { ...section.content, members: next } }
}

/** Adds, renames and removes the business's people after the same change in the team section. */
export function peopleAfter(before: WebsiteSettings, after: WebsiteSettings): BusinessPerson[] {
  const earlier = membersOf(before)
  const members = membersOf(after)
  const gone = earlier.filter((was) => !members.some(({ id, name }) => id === was.id || sameWords(name, was.name)))
  const people = after.business.people.filter(({ name }) => !personNamed(gone, name))
  for (const member of members) {
    const was = earlier.find(({ id }) => id === member.id)
    const { name, title, sample } = member
    if (name.trim() === '' || sample || (was?.name === name && was.title === title)) continue
    const isOnly = was && earlier.filter((one) => sameWords(one.name, was.name)).length === 1
    const known = personNamed(people, name) ?? (isOnly ? personNamed(people, was.name) : undefined)
    if (known) {
      const role = known.role === was?.title ? title : known.role
      people[people.indexOf(known)] = { ...known, name: name.trim(), role }
    } else if (people.length < limits.people) {
      people.push({ id: freeFactId(people, 'person'), source: 'typed', name: name.trim(), role: title, about: '' })
    }
  }
  return people
}

const membersOf = ({ sections }: WebsiteSettings): Member[] =>
  sections.flatMap((section) => (section.type === 'Team' ? section.content.members : []))

const personNamed = <T extends { name: string }>(list: readonly T[], name: string): T | undefined =>
  name.trim() === '' ? undefined : list.find((one) => sameWords(one.name, name))

function memberAfterChange(
  member: Member,
  before: readonly BusinessPerson[],
  after: readonly BusinessPerson[],
): Member[] {
  const was = personNamed(before, member.name)
  const now = after.find(({ id }) => id === was?.id)
  if (!was || was === now) return [member]
  const isFacts = member.title === was.role && (isBlank(member.bio) || member.bio === was.about) && !member.image
  if (!now || now.name.trim() === '') return isFacts ? [] : [member]
  const title = member.title === was.role ? now.role : member.title
  const bio = member.bio === was.about ? now.about : member.bio
  return [{ ...member, name: now.name, title, bio }]
}

function memberFor({ name, role, about }: BusinessPerson, members: readonly Member[]): Member {
  const id = freeFactId(members, 'person')
  const [member] = sectionTypes.Team.content.parse({ members: [{ id, name, title: role, bio: about }] }).members
  return member as Member
}
