import { addSectionTool } from './add-section.ts'
import { chooseColorsTool } from './choose-colors.ts'
import { chooseFontsTool } from './choose-fonts.ts'
import { chooseLayoutTool } from './choose-layout.ts'
import { chooseShapesTool } from './choose-shapes.ts'
import { chooseStyleTool } from './choose-style.ts'
import { duplicateSectionTool } from './duplicate-section.ts'
import { setAddressTool, setAreasTool, setEmailTool, setPhoneTool } from './facts/contact.ts'
import { setAppointmentTool, setDateHoursTool, setHoursNoteTool, setHoursTool } from './facts/hours.ts'
import { setLinkTool } from './facts/links.ts'
import { setCredentialTool, setPersonTool, setSinceTool } from './facts/people.ts'
import {
  addServiceTool,
  changePricesTool,
  changeServiceTool,
  orderServicesTool,
  removeServiceTool,
} from './facts/services.ts'
import { setAudienceTool, setSpokenLanguagesTool, setTermTool } from './facts/terms.ts'
import { hideSectionTool } from './hide-section.ts'
import { addItemTool, moveItemTool, removeItemTool } from './list-items.ts'
import { moveSectionTool } from './move-section.ts'
import { setAnnouncementTool, setPageTool } from './page-settings.ts'
import { removeSectionTool } from './remove-section.ts'
import { renameBusinessTool } from './rename-business.ts'
import { rewordSectionTool } from './reword-section.ts'
import { setFieldTool } from './set-field.ts'
import { setLogoSizeTool } from './set-logo-size.ts'
import type { Tool } from './tool.ts'

const all = [
  ...[setHoursTool, setDateHoursTool, setAppointmentTool, setHoursNoteTool],
  ...[setPhoneTool, setEmailTool, setAddressTool, setAreasTool, setLinkTool],
  ...[addServiceTool, changeServiceTool, removeServiceTool, orderServicesTool, changePricesTool],
  ...[setPersonTool, setCredentialTool, setSinceTool, setTermTool, setAudienceTool, setSpokenLanguagesTool],
  ...[renameBusinessTool, setPageTool, setAnnouncementTool],
  ...[addSectionTool, removeSectionTool, moveSectionTool, hideSectionTool, duplicateSectionTool, chooseLayoutTool],
  ...[setFieldTool, addItemTool, removeItemTool, moveItemTool, rewordSectionTool],
  ...[chooseStyleTool, chooseColorsTool, chooseFontsTool, chooseShapesTool, setLogoSizeTool],
] as const

export type ToolName = (typeof all)[number]['name']
export type ToolInput<Name extends ToolName> = Parameters<Extract<(typeof all)[number], { name: Name }>['run']>[1]

/** All tools for changes by sentence. None of them can publish, or change an account or a domain. */
export const tools: readonly Tool<ToolName>[] = all as unknown as readonly Tool<ToolName>[]
export const toolNames = all.map(({ name }) => name) as [ToolName, ...ToolName[]]

export const toolNamed = (name: string): Tool<ToolName> | undefined => tools.find((tool) => tool.name === name)
