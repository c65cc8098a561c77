import * as z from 'zod'
import type { AskTool } from '../asks/tools/ask-tool.ts'
import { askTools, inputSchema } from '../asks/tools/ask-tools.ts'
import type { Scope } from './schema.ts'

/** Inputs that a tool for one website has besides its own. */
export const common = z.object({
  websiteId: z.string().max(64).describe('From list-websites.'),
  request: z.string().trim().min(1).max(500).describe('What the owner asked for, in the owner’s own words.'),
  revision: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('The revision that you read. The change is refused if the website was saved since.'),
})
const { websiteId, request, revision } = common.shape

/** A tool as assistants see it. `ask`: one of the request line. */
export type AssistantTool = {
  name: string
  description: string
  scope: Scope
  input: Record<string, unknown>
  ask?: AskTool
}

const schemaOf = (input: z.ZodObject) => inputSchema({ input } as AskTool)

const asTool = (ask: AskTool): AssistantTool => ({
  name: ask.name,
  description: ask.description,
  scope: ask.name === 'read-messages' ? 'messages' : ask.reads ? 'read' : 'edit',
  input: schemaOf(ask.input.extend(ask.reads ? { websiteId } : { websiteId, request, revision })),
  ask,
})

/** The tools that the request line hasn't. */
export const publishInput = z.object({
  websiteId,
  revision,
  webAddress: z.string().max(200).optional().describe('For the first publication: the part before the dot.'),
})
const ownTools: readonly AssistantTool[] = [
  {
    name: 'list-websites',
    description: 'The owner’s websites, with their ids and where they are online. Begin with this.',
    scope: 'read',
    input: schemaOf(z.object({})),
  },
  {
    name: 'undo',
    description: 'Undoes the last change that an assistant made, unless the website was saved since. Twice: redoes it.',
    scope: 'edit',
    input: schemaOf(z.object({ websiteId, revision })),
  },
  {
    name: 'publish',
    description: 'Puts the saved website online, where everybody sees it. Only when the owner asks for it.',
    scope: 'publish',
    input: schemaOf(publishInput),
  },
]

/** The request line's tools, without those that need an open editor, and a few more. */
export const assistantTools: readonly AssistantTool[] = [
  ...ownTools,
  ...askTools.filter(({ onScreen }) => !onScreen).map(asTool),
]
