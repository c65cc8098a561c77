import { limits } from '../../document/fields/limits.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { paragraphsOf } from '../../elements/text.tsx'
import { photoAddress } from '../page-facts.ts'
import type { ContentField } from './content-fields.ts'
import { escapeInline, escapeLine, markdownLink, markdownPicture } from './escape.ts'
import { type HrefOf, linkLabel } from './links.ts'
import { textBlocks } from './text-blocks.ts'

export type Place = { origin: string; hrefOf: HrefOf }

type Reading = { title: string | undefined; blocks: string[] }

/**
 * Converts fields to a title and Markdown blocks. The first line is the title and the first prose field plain text; all
 * others are labeled. Omits blank fields and links without a target.
 */
export function readFields(fields: readonly ContentField[], place: Place, level: number): Reading {
  const title = fields.find(({ control }) => control === 'line')
  const text = fields.find(({ control }) => control === 'prose' || control === 'formatted')
  const rest = fields.filter((field) => field !== title && field !== text)
  const paragraphs = text?.control === 'prose' || text?.control === 'formatted' ? textBlocks(text.value, place) : []
  return {
    title: title?.control === 'line' && title.value.trim() ? escapeLine(title.value) : undefined,
    blocks: [...paragraphs, ...rest.flatMap((field) => blocksOf(field, place, level))],
  }
}

function blocksOf(field: ContentField, place: Place, level: number): string[] {
  if (field.control === 'list') return listBlocks(field.value, place, level)
  if (field.control === 'line' || field.control === 'prose') return factOf(field.label, field.value, place)
  if (field.control === 'stars') return field.value > 0 ? [starLine(field.label, field.value)] : []
  if (field.control === 'formatted') return factOf(field.label, plainWords(field.value), place)
  if (field.control === 'link') {
    const href = place.hrefOf(field.value)
    return href ? [markdownLink(linkLabel(field.value, href), href)] : []
  }
  const address = field.value && photoAddress(field.value, place.origin)
  return address ? [markdownPicture(field.value?.description ?? '', address)] : []
}

function listBlocks(items: { fields: ContentField[] }[], place: Place, level: number): string[] {
  const read = items.map(({ fields }) => readFields(fields, place, level + 1))
  const whole = read
    .map(({ title, blocks }) => (title ? [title, ...blocks] : blocks))
    .filter(({ length }) => length > 0)
  if (whole.length === 0) return []
  const points = whole.map(([block]) => `- ${block}`)
  if (whole.every(({ length }) => length === 1)) return [points.join('\n')]
  return read.flatMap(({ title, blocks }) => (title ? [`${'#'.repeat(level)} ${title}`, ...blocks] : blocks))
}

const starLine = (label: string, count: number) =>
  `**${escapeInline(label)}:** ${'★'.repeat(count)}${'☆'.repeat(limits.stars - count)} (${count}/${limits.stars})`

function factOf(label: string, value: string, { hrefOf }: Place): string[] {
  const [first, ...others] = paragraphsOf(value).flat()
  if (first === undefined) return []
  const href = /^\s*https?:\/\//i.test(value) ? hrefOf({ type: 'Web', value }) : undefined
  if (href) return [markdownLink(label, href)]
  return [`**${escapeInline(label)}:** ${[escapeInline(first), ...others.map(escapeLine)].join('\\\n')}`]
}

export const statedLine = ({ label, text }: { label: string; text: string }) =>
  label === '' ? `- ${escapeLine(text)}` : `- **${escapeInline(label)}:** ${escapeInline(text)}`
