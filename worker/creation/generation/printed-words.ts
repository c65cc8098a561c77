import * as z from 'zod'
import type { Business } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { type Checking, sentenceProblem } from '../writing/check-sentence.ts'
import { hasNumbersOf, keepsLimits } from '../writing/keeps-facts.ts'

/** New wording for what the page's lists print: the business's names, roles, durations and hours as its owner typed them. */
export type Printed = readonly { of: string; text: string }[]

const maxTexts = 40

/** The owner's words in the page's lists, each once, with the smallest length limit of the places where they appear, in characters. */
export function printedIn({ services, people, credentials, hours }: Business): { now: string; max: number }[] {
  const all = [
    ...services.flatMap(({ name, variant, duration, price }): [string, number][] => [
      [name, limits.serviceName],
      [variant, limits.serviceName],
      [duration, limits.duration],
      [price?.unit ?? '', limits.priceUnit],
    ]),
    ...people.map(({ role }): [string, number] => [role, longestRole]),
    ...credentials.map(({ name }): [string, number] => [name, longestCredential]),
    [hours.note, limits.businessHoursNote] as [string, number],
  ]
  const narrowest = new Map<string, number>()
  for (const [now, max] of all) if (/\p{L}/u.test(now)) narrowest.set(now, Math.min(max, narrowest.get(now) ?? max))
  return [...narrowest].slice(0, maxTexts).map(([now, max]) => ({ now, max }))
}

const [longestRole, longestCredential] = [80, 120]

/** The schema for reworded entries. */
export const printedAnswer = (business: Business) => {
  const printed = printedIn(business).map(({ now }) => now)
  const text = modelText({
    control: 'line',
    max: limits.businessHoursNote,
    ask: { what: 'as a good price list prints it' },
  })
  return z
    .array(z.object({ of: z.enum(printed), text }))
    .max(printed.length)
    .meta({ explicit: true })
}

/** The rewordings that keep the meaning. */
export function checkedPrinted(printed: Printed, checking: Checking): Printed {
  const narrowest = new Map(printedIn(checking.business).map(({ now, max }) => [now, max]))
  const facts = checking.facts.map(({ id }) => id)
  return printed.filter(({ of, text }) => {
    const fits = text !== '' && text.length <= (narrowest.get(of) ?? 0)
    return fits && isAlike(of, text, checking.language) && sentenceProblem({ text, facts }, checking) === undefined
  })
}

/** Whether two texts have the same numbers and refusals, and at least half of their words begin alike, like 'wkly' and 'weekly'. */
function isAlike(one: string, other: string, language: string): boolean {
  const numbers = { share: 0, language }
  const [initials, others] = [one, other].map((text) =>
    (text.match(/(?<!\p{L})\p{L}/gu) ?? []).map((letter) => letter.toLowerCase()),
  )
  const areIn = (some: readonly string[] = [], all: readonly string[] = []) =>
    some.filter((letter) => all.includes(letter)).length >= some.length * half
  return (
    hasNumbersOf(one, other, numbers) &&
    hasNumbersOf(other, one, numbers) &&
    keepsLimits(one, other, language) &&
    areIn(initials, others) &&
    areIn(others, initials)
  )
}

const half = 0.5

/** The page with these words in its lists. */
export function withPrinted(website: WebsiteSettings, printed: Printed = []): WebsiteSettings {
  const words = new Map(printed.map(({ of, text }) => [of, text]))
  const said = (now: string) => words.get(now) ?? now
  const { services, people, credentials, hours } = website.business
  const business: Business = {
    ...website.business,
    services: services.map((one) => ({
      ...one,
      name: said(one.name),
      variant: said(one.variant),
      duration: said(one.duration),
      price: one.price && { ...one.price, unit: said(one.price.unit) },
    })),
    people: people.map((one) => ({ ...one, role: said(one.role) })),
    credentials: credentials.map((one) => ({ ...one, name: said(one.name) })),
    hours: { ...hours, note: said(hours.note) },
  }
  const titles = new Map(
    services.map((one, index) => [serviceTitle(one), serviceTitle(business.services[index] ?? one)]),
  )
  const sectionOf = (section: Section): Section => {
    if (section.type === 'Services') {
      const items = section.content.items.map((item) => ({
        ...item,
        heading: titles.get(item.heading) ?? item.heading,
      }))
      return { ...section, content: { ...section.content, items } }
    }
    if (section.type !== 'Team') return section
    const members = section.content.members.map((member) => ({ ...member, title: said(member.title) }))
    return { ...section, content: { ...section.content, members } }
  }
  return { ...website, business, sections: website.sections.map(sectionOf) }
}
