import { findField } from '../../../renderer/document/fields/field-path.ts'
import { fieldText } from '../../../renderer/document/fields/field-text.ts'
import { schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import { sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import type { Link } from '../../../renderer/document/values/link.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { checkWriting } from '../../creation/writing/check-writing.ts'
import { lostFact } from '../../creation/writing/keeps-facts.ts'
import { contentStems, knownWords, standsIn } from '../../creation/writing/known-words.ts'
import { isInstruction } from '../../creation/writing/told-facts.ts'
import { foreignMark } from '../../model/fit-answer.ts'
import { sentencesIn } from '../../model/sentences.ts'
import { type Scope, says } from './scope.ts'

/** Verbs of an order, which are no fact: without them the rest of the request counts as the owner's words. */
const orders =
  /(?<!\p{L})(?:please|write|say(?:ing|s)?|state|mention|claim|add|change|set|make|put|tell|announce)(?: that)?(?!\p{L})/giu

/** What the owner must not find in a text that a model wrote, as a sentence. Undefined where it says only what they said. */
export function wordsProblem(after: string, before: string, scope: Scope): string | undefined {
  const { document, stated } = scope
  if (after.trim() === '' || standsIn(after, stated.message)) return undefined
  const { business, businessName, settings } = document
  const emails = business.emails.map(({ address }) => address)
  const mark = foreignMark(after, [stated.message, ...emails])
  if (mark !== undefined) return `it has ${mark} that you didn’t give`
  const said = stated.message.replace(orders, ' ')
  const { language } = settings
  const foreign = checkWriting(after, knownWords({ business, language, also: [businessName, before, said] }))
  if (foreign !== undefined) return `you didn’t say ${foreign.replace(/"([^"]+)"/u, '“$1”')}`
  if (echoesAnOrder(after, scope)) return 'it follows words on your page that are no part of your request'
  const isNew = before.trim() === '' || says('remove', stated)
  const lost = isNew ? undefined : lostFact(before, after, { business, businessName, language })
  // The owner may have put another in its place.
  return lost !== undefined && !scope.stated.numbers.size ? `it would lose “${lost}”` : undefined
}

/** Whether a text says what a sentence on the page tells a machine to say. */
function echoesAnOrder(text: string, { document, stated }: Scope): boolean {
  const sentences = ownTexts(document).flatMap((one) => one.split('\n').flatMap(sentencesIn))
  const told = sentences.filter((sentence) => isInstruction(sentence))
  if (told.length === 0) return false
  const clean = [stated.message, ...sentences.filter((sentence) => !told.includes(sentence))]
  const known = new Set(clean.flatMap((one) => [...contentStems(one)]))
  const ordered = new Set(told.flatMap((one) => [...contentStems(one)]))
  const taken = [...contentStems(text)].filter((stem) => ordered.has(stem) && !known.has(stem))
  return taken.length > 0
}

/** Every text of the document and of its facts. */
function ownTexts({ sections, business }: WebsiteSettings): string[] {
  const facts: string[] = []
  JSON.stringify([business, sections.map(({ content }) => content)], (_key, value) => {
    if (typeof value === 'string') facts.push(value)
    return value
  })
  return [...facts, ...sections.flatMap((section) => sectionTexts(section).map(({ text }) => text))]
}

/** What a field says before a change: blank where it holds no text. */
export function textAt(document: WebsiteSettings, path: string): string {
  const { settings } = document
  if (path === 'settings.pageTitle' || path === 'settings.pageDescription') {
    return path.endsWith('Title') ? settings.pageTitle : settings.pageDescription
  }
  const found = findField(document, path.replace(/\.label$/, ''))
  if (!found) return ''
  return found.field.control === 'link' ? (found.value as Link).label : (fieldText(found.field, found.value) ?? '')
}

/** Whether a field holds a fact or somebody's own words, which no model changes unless the owner dictates them. */
export function isGiven(document: WebsiteSettings, path: string): boolean {
  const found = findField(document, path.replace(/\.label$/, ''))
  const field = found && schemaFields(found.schema).find(({ name }) => name === found.field.name)
  return field?.given !== undefined
}
