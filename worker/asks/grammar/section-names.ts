import { sectionExcerpt, sectionTitle } from '../../../renderer/document/section-title.ts'
import {
  type Section,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../../renderer/document/section-types.ts'
import type { Asked } from './order.ts'

/** What people call the sections, beside their titles. */
const called: Readonly<Record<SectionType, RegExp>> = {
  Header: /^(?:header|top bar|menu bar|navigation|menu)$/,
  Introduction: /^(?:intro(?:duction)?|hero|top|welcome|opening)$/,
  Services: /^(?:services?|prices?|price list|pricing|services? and prices?|our services|treatments?|offers?)$/,
  Gallery: /^(?:gallery|photos?|pictures?|photo gallery|portfolio|images?)$/,
  QuoteBanner: /^(?:text banners?|quote(?: banner)?|statement|text)$/,
  ImageBanner: /^(?:(?:image|picture|photo) banners?)$/,
  Team: /^(?:team|people|staff|our team|about us|meet the team)$/,
  Scheduling: /^(?:scheduling|booking|bookings|appointments?|schedule|calendar)$/,
  Video: /^(?:videos?|film)$/,
  CustomerReviews: /^(?:(?:customer )?reviews?|testimonials?|ratings?|(?:customer )?feedback)$/,
  FrequentlyAskedQuestions: /^(?:faqs?|questions?(?: and answers?)?|frequently asked questions|q ?& ?a|q and a)$/,
  Contact: /^(?:contact(?: us)?(?: details| form)?|how to (?:find|reach) us|get in touch|map)$/,
  Footer: /^(?:footer|bottom bar)$/,
}

const numbers: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, last: -1 }

/** 'the reviews section' as people's name for it: 'reviews'. */
const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["“”'‘’]/g, '')
    .replace(/^(?:the|my|our|a|an|another|your|this|that)\s+/u, '')
    .replace(/\s+(?:section|block|part|area)$/u, '')
    .trim()

/** The type of section that a name means; undefined where it is no section's. */
export function typeNamed(text: string): SectionType | undefined {
  const name = bareName(text)
  return typeCalled(name) ?? typeCalled(wellSpelled(name))
}

const typeCalled = (name: string) =>
  sectionTypeNames.find((type) => sectionTypes[type].title.toLowerCase() === name || called[type].test(name))

/** Long enough that one wrong letter leaves no other word. */
const longNames = [
  'gallery',
  'pictures',
  'services',
  'pricing',
  'reviews',
  'testimonials',
  'questions',
  'contact',
  'introduction',
  'booking',
  'appointments',
  'treatments',
  'portfolio',
  'header',
  'footer',
]

/** A name with one letter too many, too few, wrong, or two that changed places. */
const wellSpelled = (name: string): string => longNames.find((one) => name.length > 4 && isNear(name, one)) ?? name

function isNear(said: string, name: string): boolean {
  if (Math.abs(said.length - name.length) > 1 || said[0] !== name[0]) return false
  let start = 0
  while (start < name.length && said[start] === name[start]) start += 1
  const [here, there] = [said.slice(start), name.slice(start)]
  const swapped = `${there[1] ?? ''}${there[0] ?? ''}${there.slice(2)}`
  return here.slice(1) === there || here === there.slice(1) || here.slice(1) === there.slice(1) || here === swapped
}

export type FoundSection = { section: Section } | { problem: string; unsure?: true }

/** The section of the page that a name means. Undefined where it is no section's name at all. */
export function sectionNamed(text: string, { document, selected }: Asked): FoundSection | undefined {
  const { sections } = document
  const said = text.toLowerCase().trim()
  if (/^(?:this|that|it|this one|this section|the (?:selected|current|open) section)$/.test(said)) {
    const section = sections.find(({ id }) => id === selected)
    return section ? { section } : { problem: 'Open a section first, or say its name.', unsure: true }
  }
  const name = bareName(text)
  const titled = sections.find((one) => sectionTitle(one, sections).toLowerCase() === name)
  if (titled) return { section: titled }
  const headed = sections.filter((one) => bareName(sectionExcerpt(one)) === name)
  if (headed[0] && headed.length === 1) return { section: headed[0] }
  const [, ordinal = '', rest = ''] = /^(first|second|third|last)\s+(.+)$/.exec(name) ?? []
  const [, plain = '', digit = ''] = /^(.+?)\s+(\d)$/.exec(name) ?? []
  const type = typeNamed(rest || plain || name)
  if (type === undefined) return undefined
  const alike = sections.filter((one) => one.type === type)
  const { title } = sectionTypes[type]
  const number = numbers[ordinal] ?? Number(digit || 0)
  const found = number === 0 ? alike[0] : alike.at(number < 0 ? number : number - 1)
  if (!found) return { problem: `There is no ${title} on this page.` }
  if (number === 0 && alike.length > 1) {
    const all = alike.map((one) => sectionTitle(one, sections)).join(', ')
    return { problem: `There are several: ${all}. Say which.`, unsure: true }
  }
  return { section: found }
}

/** Passes the section with a name to a reader, if there is one. */
export const withSection = <T>(
  text: string,
  asked: Asked,
  then: (section: Section) => T,
): T | [{ problem: string; unsure?: true }] | undefined => {
  const found = sectionNamed(text, asked)
  if (!found) return undefined
  return 'problem' in found ? [found] : then(found.section)
}
