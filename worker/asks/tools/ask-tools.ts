import * as z from 'zod'
import type { OfferedTool } from '../../adapters/ai/tool-model.ts'
import type { AskTool } from './ask-tool.ts'
import { changeTools } from './change-tools.ts'
import { choosePaletteTool, setColorTool } from './look-tools.ts'
import { findPictureTool, listPicturesTool, usePictureTool } from './picture-tools.ts'
import {
  readChecklistTool,
  readMessagesTool,
  readVersionsTool,
  readVisitorsTool,
  readWebsiteTool,
} from './read-tools.ts'
import { rewriteTool } from './rewrite-tool.ts'
import {
  answerTool,
  askOwnerTool,
  cannotDoTool,
  openScreenTool,
  restoreVersionTool,
  showSectionTool,
  undoTool,
} from './talk-tools.ts'

/** Every function that a model may call. */
export const askTools: readonly AskTool[] = [
  ...changeTools,
  ...[choosePaletteTool, setColorTool, rewriteTool, findPictureTool, listPicturesTool, usePictureTool],
  ...[readWebsiteTool, readChecklistTool, readVisitorsTool, readMessagesTool, readVersionsTool],
  ...[answerTool, askOwnerTool, cannotDoTool, openScreenTool, showSectionTool, undoTool, restoreVersionTool],
] as unknown as readonly AskTool[]

/** A tool by its name, however a model spells it. */
export const askToolNamed = (name: string): AskTool | undefined => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '')
  return askTools.find((tool) => plain(tool.name) === plain(name))
}

/** The JSON Schema of a tool's input, without the metadata of our fields. */
export const inputSchema = ({ input }: AskTool): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) {
        if (!known.has(keyword)) delete jsonSchema[keyword as keyof typeof jsonSchema]
      }
    },
  })
  return json
}

const known: ReadonlySet<string> = new Set([
  ...['type', 'description', 'properties', 'required', 'items', 'enum', 'const', 'anyOf', 'oneOf', 'default'],
  ...['minimum', 'maximum', 'minItems', 'maxItems', 'format', 'additionalProperties'],
])

export const offeredTools: readonly OfferedTool[] = askTools.map((tool) => ({
  ...{ name: tool.name, description: tool.description, input: inputSchema(tool) },
}))
