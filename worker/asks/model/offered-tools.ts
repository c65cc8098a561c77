import * as z from 'zod'
import { tools } from '../../../renderer/document/tools/tools.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import type { OfferedTool } from '../../adapters/ai/tool-model.ts'
import { rewriteWays } from '../rewrites/schema.ts'

/** The JSON Schema keywords to send. They leave out our fields' metadata. */
const known: ReadonlySet<string> = new Set([
  'type',
  'description',
  'properties',
  'required',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'maxLength',
  'additionalProperties',
])

/** What a model gives in place of a tool's own input: it never writes pictures, links or color codes. */
const field = z.object({ path: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })

export const paletteNames = palettes.map(({ name }) => name) as [string, ...string[]]
export const paletteChoice = z.object({ palette: z.enum(paletteNames) })

/** Beside the tools: what takes another service, and what happens on the screen. */
export const rewriteCall = z.object({
  sectionId: z.string().max(64).describe('Or "page" for all sections.'),
  way: z.enum(rewriteWays),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .optional()
    .describe('For translate: es'),
  wish: z.string().max(300).optional().describe('For own: how the owner wants it worded, in their words.'),
})
export const pictureCall = z.object({
  path: z.string().max(200).describe('The path of the picture field.'),
  keyword: z.string().trim().min(1).max(48).describe('What the picture shows, in English: "horse hoof".'),
})
export const screenCall = z.object({
  action: z.enum(['undo', 'redo', 'checklist', 'scroll']),
  sectionId: z.string().max(64).optional(),
})

const others: readonly OfferedTool[] = [
  {
    name: 'rewrite',
    description:
      'Rewrites all texts of a section or of the page: shorter, longer, friendlier, formal, another language, or as the owner wishes. For a single text, use set-field.',
    input: schemaOf(rewriteCall),
  },
  {
    name: 'find-picture',
    description: 'Finds a photo for a picture field.',
    input: schemaOf(pictureCall),
  },
  {
    name: 'screen',
    description: 'Undoes or redoes the last change, opens the list of things to check, or scrolls to a section.',
    input: schemaOf(screenCall),
  },
]

const offered = tools.filter(({ name }) => name !== 'reword-section')
const inputs: Readonly<Record<string, z.ZodObject>> = { 'set-field': field, 'choose-colors': paletteChoice }

/** Every function that a model may call. The words for `reword-section` come from `rewrite`, which checks them. */
export const offeredTools: readonly OfferedTool[] = [
  ...offered.map(({ name, description, input }) => ({ name, description, input: schemaOf(inputs[name] ?? input) })),
  ...others,
]

function schemaOf(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) {
        if (!known.has(keyword)) delete jsonSchema[keyword as keyof typeof jsonSchema]
      }
    },
  })
  return json
}
