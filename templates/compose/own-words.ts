import type { Link } from '../../renderer/document/link.ts'
import { itemSchema, schemaFields } from '../../renderer/document/schema-fields.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'

/** The owner's words as they stand on a page: word for word, with a capital in front and a full stop behind where these are missing. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return stopped(capitalized(trimmed))
}

/** The same as a heading: without the full stop. */
export const asHeading = (text: string): string => capitalized(text.trim().replace(/(?<![.。])[.。]$/u, ''))

/** Capitalizes the first letter, except of names such as 'iPhone', 'jo@alder.example' and 'www.alder.example'. */
export function capitalized(text: string): string {
  const [first = ''] = text.split(/\s/, 1)
  if (/\p{Lu}|[@/]|\p{L}\.\p{L}/u.test(first.slice(1)) && !/[\p{L}]['’]\p{Lu}/u.test(first)) return text
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A full stop behind a letter or a number, in the scripts that have one. */
function stopped(text: string): string {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][)）」』]?$/u.test(text)) return `${text}。`
  return /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hangul}\p{sc=Hebrew}\p{sc=Arabic}\d\p{Sc}%)\]’”"']$/u.test(
    text,
  ) && !/[.!?…。！？]['’”")\]]$/u.test(text)
    ? `${text}.`
    : text
}

/** A heading that the owner wrote over a list, which says nothing alone: 'MENU', 'Prices:', '【営業時間】'. */
export const isLabel = (text: string): boolean => label.test(text.trim())
const label =
  /^(?:[【[〔<][^】\]〕>]{1,24}[】\]〕>]|\S+(?:\s\S+)?[:：]|(?:menu|menú|menù|prices|services|opening hours|hours|contact|speisekarte|preise|leistungen|öffnungszeiten|kontakt|tarifs|horaires|precios|servicios|horario|prezzi|servizi|orari|メニュー|料金|営業時間))\.?$/iu

/** First words of sentences that mean little without the sentence before them. */
export const leansOn =
  /^(?:and|but|or|so|then|also|plus|too|that|this|these|those|they|them|it|he|she|his|her|their|there|which|because|y|pero|también|además|eso|et|mais|aussi|cela|donc|e|ma|anche|questo|und|aber|auch|dann|das|dies|sie|er|es|そして|また|でも|그리고|하지만|또한)(?![\p{L}])/iu

/** Joins two texts as a paragraph does. */
export function joined(before: string, after: string): string {
  if (before === '' || after === '') return before + after
  if (before.includes('\n') || after.includes('\n')) return `${before.trimEnd()}\n${after}`
  return /[。！？]$/u.test(before) ? before + after : `${before} ${after}`
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * The part of a text that fits into `room` characters, up to the end of a line or a sentence, and the rest. `force` also cuts between
 * words, for a text without either that has no place as a whole.
 */
export function split(text: string, room: number, force = false): [head: string, rest: string] {
  let end = 0
  for (const { index, segment } of sentences.segment(text)) {
    for (const match of segment.matchAll(/\n|$/g)) {
      const at = index + (match.index ?? 0)
      if (text.slice(0, at).trimEnd().length <= room) end = Math.max(end, at)
    }
  }
  if (end === 0 && force && text.length > room) {
    const space = text.slice(0, room + 1).search(/\s\S*$/)
    end = space > 0 ? space : wholeCharacters(text, room)
  }
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}

/** The longest beginning that cuts no character in two. */
function wholeCharacters(text: string, room: number): number {
  const code = text.charCodeAt(room - 1)
  return code >= 0xd800 && code <= 0xdbff ? room - 1 : room
}

/** A text as it is compared: small letters and one space between words, with a space at either end. */
export function compared(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}\p{So}%+#&@]+/gu, ' ')
    .trim()
  return ` ${plain} `
}

/** Only a text longer than this may stand on a page in parts. */
export const longestWhole = 240
/** In characters: shorter parts could be of any text. */
const shortestPart = 24
const shortestTitle = 12

/**
 * Whether texts of a page, as `compared` has them, say a text: as a whole, as a title and what stands below it, or in parts where it was too
 * long for one place.
 */
export function isSaid(text: string, page: readonly string[]): boolean {
  const stands = (part: string) => page.some((one) => one.includes(compared(part)))
  if (compared(text).trim() === '' || stands(text)) return true
  const parts = [...text.matchAll(/[:;,]\s|\s[–—-]\s|\s\(/g)].filter(({ index }) => index >= shortestTitle)
  if (parts.some(({ index, 0: mark }) => stands(text.slice(0, index)) && stands(text.slice(index + mark.length))))
    return true
  if (text.length <= longestWhole) return false
  const [letters, places] = [closed(compared(text)), page.map(closed)]
  let at = 0
  while (at < letters.length) {
    const length = longestPart(letters, at, places)
    if (length < Math.min(shortestPart, letters.length - at)) return false
    at += length
  }
  return true
}

const closed = (text: string) => text.replaceAll(' ', '')

function longestPart(letters: string, from: number, places: readonly string[]): number {
  let length = 0
  let candidates = places
  while (from + length < letters.length) {
    const part = letters.slice(from, from + length + 1)
    candidates = candidates.filter((text) => text.includes(part))
    if (candidates.length === 0) break
    length += 1
  }
  return length
}

type Values = Readonly<Record<string, unknown>>
type Schema = Parameters<typeof schemaFields>[0]

/** Every text that a section holds for visitors: its lines, what its buttons say and where they lead. Blank ones are left out. */
export function sectionTextsOf(section: Section): string[] {
  return textsOf(sectionTypes[section.type].content, section.content).filter((text) => text.trim() !== '')
}

function textsOf(schema: Schema, values: Values): string[] {
  return schemaFields(schema).flatMap((field) => {
    const value = values[field.name]
    if (field.control === 'line' || field.control === 'prose') return [value as string]
    if (field.control === 'link') return linkTexts(value as Link)
    if (field.control !== 'list') return []
    return (value as readonly Values[]).flatMap((item) => textsOf(itemSchema(field), item))
  })
}

/** A link to a section says its label only; any other says its address as well. */
const linkTexts = ({ type, label, value }: Link): string[] =>
  type === 'None' ? [] : type === 'Section' ? [label] : [label, value]
