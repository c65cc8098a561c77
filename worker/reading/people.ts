import type { BusinessPerson } from '../../renderer/document/business.ts'
import type { Linked } from './links.ts'
import { type Found, folded, named, type Span, spaced } from './text.ts'
import { thresholds } from './thresholds.ts'

export type FoundPerson = Found<Omit<BusinessPerson, 'id' | 'source' | 'quote'>>

/** A text's people, each once, with their roles and credentials. */
export function peopleOf(text: string, marks: readonly Linked[]): FoundPerson[] {
  const people: FoundPerson[] = []
  for (const mark of marks.filter(
    ({ label, probability, text: said }) => label === 'W' && probability >= thresholds.asked && !isSpan.test(said),
  )) {
    const own = (label: string) => marks.filter((other) => other.label === label && other.of.includes(mark.of[0] ?? -1))
    const said = [mark, ...own('R'), ...own('C')]
    const role = roleBehind(text, mark)
    const person: FoundPerson = {
      name: named(spaced(mark.text)).slice(0, 120),
      role: spaced(role || (own('R')[0]?.text ?? '')).slice(0, 80),
      about: own('C')
        .map(({ text }) => text)
        .join(', '),
      isSure: mark.probability >= thresholds.placed,
      spans: [
        ...said.map(({ start, end }): Span => [start, end]),
        ...(role === '' ? [] : [[mark.end, text.indexOf(role, mark.end) + role.length] as const]),
      ],
    }
    const at = people.findIndex(({ name }) => isSame(name, person.name))
    const known = people[at]
    if (known) people[at] = joined(known, person)
    else people.push(person)
  }
  return people
}

/** 'Jan. bis Mitte März' */
const isSpan = /\p{Ll}\.\s\p{Ll}/u

const apposition =
  /^(?:,\s|\s\(|\s[–-]\s|\s)(?<role>(?!(?:and|n|und|et|y|e)\s)[\p{Ll}\d][^.;()\n]{2,58}?)(?=\s*(?:[.;()\n]|$)|,\s\p{Lu}|,?\s(?:and|&|\+)\s(?:(?:her|his|my|their|coach|daughter|son|wife|husband|brother|sister|partner)\s|\p{Lu}))/u
const experience =
  /(?<!\p{L})(?:\d{1,2} (?:yrs?|years|seasons)|\d+x)(?!\p{L})|^(?:ex|former(?:ly)?|head of|qualified|certified|trained|retired)(?!\p{L})/u
const otherThanRole =
  /(?<!\p{L})(?:i|i['’]m|we|you|is|are|am|was|been|has|have|had|before|prior|since|did|does|spent|worked|served|started|opened|founded|helps?|who|will|can|call|ring|text)(?!\p{L})|[£€$@]/iu

/** A person's role with years or awards: 'enrolled nurse 31 years', '3x golden gloves'. Blank otherwise. */
function roleBehind(text: string, { end }: Linked): string {
  const role = apposition.exec(text.slice(end))?.groups?.role ?? ''
  return experience.test(role) && !otherThanRole.test(role) ? role : ''
}

/** 'Rosa' and 'Rosa Diaz' are one person. */
const isSame = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [folded(one), folded(other)].toSorted((a, b) => a.length - b.length)
  return ` ${long} `.startsWith(` ${short} `) || ` ${long} `.endsWith(` ${short} `)
}

const joined = (one: FoundPerson, other: FoundPerson): FoundPerson => ({
  name: other.name.length > one.name.length ? other.name : one.name,
  role: one.role || other.role,
  about: one.about || other.about,
  isSure: one.isSure || other.isSure,
  spans: [...one.spans, ...other.spans],
})
