import type { Section, SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { briefIn, withTones } from './compose.ts'
import { suitedLayouts } from './layouts.ts'

const fixed: ReadonlySet<SectionType> = new Set(['Header', 'Introduction', 'Contact', 'Footer'])

const isMovable = ({ type, hidden }: Section) => !fixed.has(type) && !hidden

/** Alternatives for a page's arrangement, by section id. */
export type Choices = {
  /** Sections between the introduction and the contact section. */
  order: readonly string[]
  /** Suitable layouts of each section that has more than one. */
  layouts: Readonly<Record<string, readonly string[]>>
}

export function choicesOf(document: WebsiteSettings): Choices {
  const brief = briefIn(document)
  const layouts = document.sections
    .filter(({ hidden, locked }) => !hidden && !locked)
    .map((section) => [section.id, suitedLayouts(section, brief)] as const)
  return {
    order: document.sections.filter(isMovable).map(({ id }) => id),
    layouts: Object.fromEntries(layouts.filter(([, suited]) => suited.length > 1)),
  }
}

export type Arrangement = {
  order?: readonly string[] | undefined
  layouts?: Readonly<Record<string, string>> | undefined
}

/** Applies an arrangement. Sections missing from `order` come last. Updates menu and backgrounds. */
export function arranged(document: WebsiteSettings, arrangement: Arrangement): WebsiteSettings {
  const { order = [], layouts = {} } = arrangement
  if (!arrangement.order && !arrangement.layouts) return document
  const choices = choicesOf(document)
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const moved = document.sections.filter(isMovable).toSorted((a, b) => rank(a.id) - rank(b.id))
  const inOrder = document.sections.map((section) => (isMovable(section) ? (moved.shift() ?? section) : section))
  const sections = inOrder.map((section) => {
    const layout = layouts[section.id]
    if (layout === undefined || !choices.layouts[section.id]?.includes(layout)) return section
    return { ...section, content: { ...section.content, layout } } as Section
  })
  return withTones(withMenu({ ...document, sections }))
}

function withMenu(document: WebsiteSettings): WebsiteSettings {
  const rank = (id: string) => document.sections.findIndex((section) => section.id === id)
  const sections = document.sections.map((section) => {
    if (section.type !== 'Header') return section
    const { links } = (section as SectionOf<'Header'>).content
    const sorted = links.toSorted((a, b) => rank(a.link.value) - rank(b.link.value))
    return { ...section, content: { ...section.content, links: sorted } } as Section
  })
  return { ...document, sections }
}
