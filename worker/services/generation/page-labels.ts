import type { FieldPath } from '../../../renderer/document/field-path.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { Link } from '../../../renderer/document/link.ts'
import { sectionTexts, withTexts } from '../../../renderer/document/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

/** What a button or a menu entry says, wherever on the page the same stands. */
export type PageLabel = {
  /** Of the answer: 'label1'. */
  name: string
  text: string
  /** In characters, in the narrowest place. */
  max: number
  /** The id of the section that it leads to; blank for any other page. */
  target: string
  isMenu: boolean
}

const most = 14

/** The labels of a page, each once. Those with a number in them are a phone's or a price's: facts. */
export function pageLabels({ sections }: WebsiteSettings): PageLabel[] {
  const labels = new Map<string, Omit<PageLabel, 'name'>>()
  for (const section of sections.filter(isOpen)) {
    for (const { path, text, max } of labelTexts(section)) {
      const target = targetOf(section, path)
      const known = labels.get(`${text}\n${target}`)
      const isMenu = section.type === 'Header' && max > limits.buttonLabel
      labels.set(`${text}\n${target}`, {
        text,
        target,
        max: Math.min(max, known?.max ?? max),
        isMenu: isMenu || (known?.isMenu ?? false),
      })
    }
  }
  return [...labels.values()].slice(0, most).map((label, index) => ({ ...label, name: `label${index + 1}` }))
}

/** A section with other words on its buttons and menu entries. */
export function withLabels(section: Section, words: ReadonlyMap<PageLabel, string>): Section {
  if (!isOpen(section)) return section
  const texts = labelTexts(section).flatMap(({ path, text }) => {
    const target = targetOf(section, path)
    const [, word] = [...words].find(([label]) => label.text === text && label.target === target) ?? []
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
