import type * as z from 'zod'
import type { FieldPath } from '../../../renderer/document/fields/field-path.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { sectionTexts, withTexts } from '../../../renderer/document/fields/section-texts.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { Link } from '../../../renderer/document/values/link.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

/** A label of buttons or menu entries, wherever the page uses it. */
export type PageLabel = {
  /** Its key in the answer: 'label1'. */
  name: string
  now: string
  /** The narrowest place's limit, in characters. */
  max: number
  /** The id of the section it links to; blank for other targets. */
  target: string
  leadsTo: string
}

const maxLabels = 14

/** A page's labels, each once. Skips labels with a number, since phone numbers and prices are facts. */
export function labelsIn({ sections }: WebsiteSettings): PageLabel[] {
  const labels = new Map<string, Omit<PageLabel, 'name'>>()
  for (const section of sections.filter(isOpen)) {
    for (const { path, text, max } of labelTexts(section)) {
      const target = targetOf(section, path)
      const key = `${text}\n${target}`
      const led = sections.find(({ id }) => id === target)
      const leadsTo = led ? sectionTitle(led, sections) : 'another page'
      labels.set(key, { now: text, target, leadsTo, max: Math.min(max, labels.get(key)?.max ?? max) })
    }
  }
  return [...labels.values()].slice(0, maxLabels).map((label, index) => ({ ...label, name: `label${index + 1}` }))
}

/** The schema for label answers. */
export const labelWords = (labels: readonly PageLabel[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    labels.map(({ name, max }) => [name, modelText({ control: 'line', max, ask: { what: 'its label', words: 4 } })]),
  )

/** Replaces the labels of a section's buttons and menu entries. */
export function withLabels(section: Section, words: ReadonlyMap<PageLabel, string>): Section {
  if (!isOpen(section)) return section
  const texts = labelTexts(section).flatMap(({ path, text }) => {
    const target = targetOf(section, path)
    const [, word] = [...words].find(([label]) => label.now === text && label.target === target) ?? []
    return word === undefined ? [] : [[path, word] as const]
  })
  return texts.length === 0 ? section : withTexts(section, new Map<FieldPath, string>(texts))
}

const isOpen = ({ hidden, locked, type }: Section) => !hidden && !locked && type !== 'Footer'

const labelTexts = (section: Section) =>
  sectionTexts(section).filter(({ path, text }) => path.endsWith('.label') && !/\d/.test(text))

function targetOf(section: Section, path: FieldPath): string {
  const names = path.split('.').slice(1, -1)
  const link = names.reduce<unknown>(
    (value, name) =>
      Array.isArray(value)
        ? value.find((item: { id?: string }) => item.id === name)
        : (value as Record<string, unknown> | undefined)?.[name],
    section.content,
  ) as Link | undefined
  return link?.type === 'Section' ? link.value : ''
}
