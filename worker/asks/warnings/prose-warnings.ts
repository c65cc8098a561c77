import { findField } from '../../../renderer/document/fields/field-path.ts'
import { fieldText } from '../../../renderer/document/fields/field-text.ts'
import { schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import type { Step } from '../../../renderer/document/tools/steps.ts'
import type { Link } from '../../../renderer/document/values/link.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { checkWriting } from '../../creation/writing/check-writing.ts'
import { lostFact } from '../../creation/writing/keeps-facts.ts'
import { knownWords, standsIn, wordsIn } from '../../creation/writing/known-words.ts'
import { isStated, isTouched, type Stated } from './stated.ts'
import { textsIn } from './texts-in.ts'

/** Whether a step writes sentences, rather than a fact. */
export const isProse = ({ tool }: Pick<Step, 'tool'>): boolean => prose.has(tool)
const prose: ReadonlySet<Step['tool']> = new Set([
  'set-field',
  'set-page',
  'set-announcement',
  'add-section',
  'add-item',
])

/** Claims in a model's sentences that the owner didn't make, and facts they lose. */
export function proseWarnings(step: Step, document: WebsiteSettings, stated: Stated): string[] {
  const { tool, input } = step
  if (tool !== 'set-field')
    return written(input)
      .flatMap((text) => proseProblems(text, '', document, stated))
      .slice(0, 3)
  const { path, value } = input as { path: string; value: unknown }
  if (typeof value !== 'string') return []
  const { text, isGiven, isChoice } = fieldAt(document, path)
  if (isChoice) return []
  if (isGiven && !isStated(value, stated)) return ['You wrote this yourself: check the new words.']
  return proseProblems(value, text, document, stated)
}

/** The texts of an input, by any name. */
const written = ({ texts, items, text, pageTitle, pageDescription }: Record<string, unknown>): string[] =>
  [texts, items, text, pageTitle, pageDescription].flatMap(function strings(one: unknown): string[] {
    if (typeof one === 'string') return [one]
    return typeof one === 'object' && one !== null ? Object.values(one).flatMap(strings) : []
  })

/** The same of one text, and what stood there before. */
export function proseProblems(after: string, before: string, document: WebsiteSettings, stated: Stated): string[] {
  const { business, businessName, settings } = document
  const { language } = settings
  if (after.trim() === '' || standsIn(after, stated.message)) return []
  if (!standsIn(after, before) && isCopied(after, document))
    return ['These words are from your page, not from you: check them.']
  const said = stated.message.replace(orders, ' ')
  const foreign = checkWriting(after, knownWords({ business, language, also: [businessName, before, said] }))
  const lost = before.trim() === '' ? undefined : lostFact(before, after, { business, businessName, language })
  return [
    ...(foreign === undefined || isNoName.test(foreign)
      ? []
      : [`It says ${foreign.replace(/"([^"]+)"/u, '“$1”')}, which you didn’t: check it.`]),
    ...(lost === undefined || isTouched([lost], stated) ? [] : [`“${lost}” is no longer in this text.`]),
  ]
}

/** Words that languages write with a capital: months, and how one speaks to a customer. */
const isNoName =
  /^the name (?:Ihr|Ihnen|Sie|January|February|March|April|May|June|July|August|September|October|November|December)/

/** In words. Shorter phrases occur on any page. */
const minCopiedWords = 5

const isCopied = (text: string, { business, sections }: WebsiteSettings): boolean =>
  wordsIn(text).length >= minCopiedWords &&
  textsIn([business, sections.map(({ content }) => content)]).some((one) => one !== text && standsIn(text, one))

/** Command verbs, which aren't facts. The rest of the request counts as the owner's words. */
const orders =
  /(?<!\p{L})(?:please|write|say(?:ing|s)?|state|mention|claim|add|change|set|make|put|tell|announce)(?: that)?(?!\p{L})/giu

function fieldAt(document: WebsiteSettings, path: string) {
  const found = findField(document, path.replace(/\.label$/, ''))
  if (!found) return { text: '', isGiven: false, isChoice: false }
  const { field, value, schema } = found
  const text = field.control === 'link' ? (value as Link).label : (fieldText(field, value) ?? '')
  const isGiven = schemaFields(schema).find(({ name }) => name === field.name)?.given !== undefined
  const isText = field.control === 'link' || fieldText(field, value) !== undefined
  return { text, isGiven, isChoice: !isText }
}
