import * as z from 'zod'
import { addSection, addToMenu, blankSection, lastSectionIndex, roomFor } from '../edits/edits.ts'
import { nodeId } from '../fields/fields.ts'
import { itemSchema, schemaFields } from '../fields/schema-fields.ts'
import { type Section, sectionTypeNames, sectionTypes } from '../section-types.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { fullProblem } from './duplicate-section.ts'
import { sectionId } from './inputs.ts'
import { defineTool, type Outcome } from './tool.ts'

const text = z.string().max(2048)

export const addSectionTool = defineTool({
  name: 'add-section',
  description:
    'Adds a section with its texts. `texts` has its fields by name (heading, body, primary, subordinate, description); `items` the entries of its list (for FAQ question and answer; for Services heading and paragraph). For a section about any subject, use QuoteBanner: primary is its title, subordinate its text.',
  input: z.object({
    type: z.enum(sectionTypeNames),
    sectionId: nodeId.optional().describe('An id for it, by which later calls may name it.'),
    after: sectionId.optional().describe('The section that it goes below. Left out: the end of the page.'),
    layout: z
      .string()
      .max(32)
      .optional()
      .describe('PriceList for Services, BeforeAndAfter for Gallery; else left out.'),
    texts: z.record(z.string().max(32), text).optional(),
    items: z
      .array(z.record(z.string().max(32), text))
      .max(20)
      .optional(),
  }),
  titleOf: ({ type, texts = {} }) => {
    const about = (texts.heading ?? texts.primary ?? '').trim()
    const { title } = sectionTypes[type]
    return about === '' ? `${title} added` : `${title} “${about.slice(0, 60)}” added`
  },
  run: (document, input) => {
    const { type, after } = input
    const { required, title } = sectionTypes[type]
    if (required) return { problem: `Every page has a ${title.toLowerCase()} already.` }
    if (roomFor(document, type) < 1) return { problem: fullProblem(type) }
    const made = sectionOf(document, input)
    if ('problem' in made) return made
    const at = document.sections.findIndex(({ id }) => id === after)
    const added = addSection(document, made.section, at < 0 ? lastSectionIndex(document) : at + 1)
    return addToMenu(added, made.section, title)
  },
})

type Input = z.output<typeof addSectionTool.input>
type Values = Record<string, unknown>

function sectionOf(
  document: WebsiteSettings,
  input: Input,
): { section: Section } | Extract<Outcome, { problem: string }> {
  const { type, sectionId, layout, texts = {}, items = [] } = input
  const blank = blankSection(document, type)
  const isFree = sectionId !== undefined && !document.sections.some(({ id }) => id === sectionId)
  const schema = sectionTypes[type].content
  const fields = schemaFields(schema)
  const unknown = Object.keys(texts).find((name) => !fields.some((field) => field.name === name && isWritten(field)))
  if (unknown !== undefined) return { problem: `${sectionTypes[type].title} has no text “${unknown}”.` }
  const list = fields.find(({ control, itemLabel }) => control === 'list' && itemLabel)
  if (items.length > 0 && !list) return { problem: `${sectionTypes[type].title} has no list.` }
  const content: Values = { ...blank.content, ...(layout && { layout }), ...texts }
  if (list && items.length > 0) {
    const known = new Set(
      schemaFields(itemSchema(list))
        .filter(isWritten)
        .map(({ name }) => name),
    )
    const strange = items.flatMap((item) => Object.keys(item)).find((name) => !known.has(name))
    if (strange !== undefined) return { problem: `${list.label} has no text “${strange}”.` }
    content[list.name] = items.map((item, index) => ({
      id: `${list.itemLabel?.split(' ').at(-1)}-${index + 1}`,
      ...item,
    }))
  }
  const parsed = sectionTypes[type].schema.safeParse({ ...blank, ...(isFree && { id: sectionId }), content })
  return parsed.success
    ? { section: parsed.data as Section }
    : { problem: `This doesn’t fit ${sectionTypes[type].title}: ${z.prettifyError(parsed.error)}` }
}

const isWritten = ({ control }: { control: string }) =>
  control === 'line' || control === 'prose' || control === 'formatted'
