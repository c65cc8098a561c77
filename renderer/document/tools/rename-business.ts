import * as z from 'zod'
import { limits } from '../fields/limits.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { defineTool } from './tool.ts'

export const renameBusinessTool = defineTool({
  name: 'rename-business',
  description: 'Gives the business another name, in the header and everywhere the website is called by it.',
  input: z.object({ name: z.string().trim().min(1).max(limits.businessName) }),
  titleOf: ({ name }) => `Renamed to ${name}`,
  shownIn: () => ['Header', 'Footer'],
  run: (document, { name }) => {
    if (document.businessName === name) return { problem: `It is called ${name} already.` }
    const { settings, businessName: before } = document
    const sections = document.sections.map((section) => {
      if (section.type === 'Header' && section.content.logoText.trim() === before) {
        return { ...section, content: { ...section.content, logoText: name } }
      }
      if (section.type === 'Footer' && section.content.copyright.includes(before)) {
        const copyright = section.content.copyright.replace(before, () => name).slice(0, limits.copyright)
        return { ...section, content: { ...section.content, copyright } }
      }
      return section
    })
    const pageTitle = settings.pageTitle.replace(before, () => name)
    const fits = pageTitle.length <= limits.websiteTitle ? { pageTitle } : {}
    return {
      ...document,
      businessName: name,
      settings: { ...settings, companyName: name, ...fits },
      sections,
    } satisfies WebsiteSettings
  },
})
