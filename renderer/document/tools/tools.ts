import { addSectionTool } from './add-section.ts'
import { chooseColorsTool } from './choose-colors.ts'
import { chooseFontsTool } from './choose-fonts.ts'
import { chooseLayoutTool } from './choose-layout.ts'
import { chooseShapesTool } from './choose-shapes.ts'
import { chooseStyleTool } from './choose-style.ts'
import { duplicateSectionTool } from './duplicate-section.ts'
import { hideSectionTool } from './hide-section.ts'
import { addItemTool, removeItemTool } from './list-items.ts'
import { moveSectionTool } from './move-section.ts'
import { removeSectionTool } from './remove-section.ts'
import { renameBusinessTool } from './rename-business.ts'
import { rewordSectionTool } from './reword-section.ts'
import { setFactTool } from './set-fact.ts'
import { setFieldTool } from './set-field.ts'
import type { Tool } from './tool.ts'

const all = [
  setFactTool,
  setFieldTool,
  renameBusinessTool,
  addSectionTool,
  removeSectionTool,
  moveSectionTool,
  hideSectionTool,
  duplicateSectionTool,
  addItemTool,
  removeItemTool,
  chooseLayoutTool,
  chooseStyleTool,
  chooseColorsTool,
  chooseFontsTool,
  chooseShapesTool,
  rewordSectionTool,
] as const

export type ToolName = (typeof all)[number]['name']
export type ToolInput<Name extends ToolName> = Parameters<Extract<(typeof all)[number], { name: Name }>['run']>[1]

/** Every way in which a sentence may change a document. None publishes, and none touches an account or a domain. */
export const tools: readonly Tool<ToolName>[] = all as unknown as readonly Tool<ToolName>[]
export const toolNames = all.map(({ name }) => name) as [ToolName, ...ToolName[]]

export const toolNamed = (name: string): Tool<ToolName> | undefined => tools.find((tool) => tool.name === name)
