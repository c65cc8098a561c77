import * as z from 'zod'
import { changeSettings } from '../edits/edits.ts'
import { limits } from '../fields/limits.ts'
import type { SiteSettings } from '../settings.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { date } from './inputs.ts'
import { defineTool, type Outcome } from './tool.ts'

export const setPageTool = defineTool({
  name: 'set-page',
  description:
    'Sets what search engines and browsers say of the page: its title, its description, its language, whether it may be found. Omitted parts stay. It translates nothing.',
  input: z.object({
    pageTitle: z.string().trim().max(limits.websiteTitle).optional(),
    pageDescription: z.string().trim().max(limits.pageDescription).optional(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language code, such as es.')
      .max(12)
      .optional()
      .describe('The language the page is written in: es'),
    searchIndexing: z.boolean().optional().describe('Whether search engines may list it.'),
  }),
  titleOf: ({ pageTitle, pageDescription, language, searchIndexing }) =>
    [
      pageTitle !== undefined && 'Page title',
      pageDescription !== undefined && 'Description for search results',
      language !== undefined && 'Language',
      searchIndexing !== undefined && (searchIndexing ? 'Found by search engines' : 'Hidden from search engines'),
    ]
      .filter(Boolean)
      .join(', ') || 'Page settings',
  run: withSettings,
})

export const setAnnouncementTool = defineTool({
  name: 'set-announcement',
  description:
    'Shows a line above the page, such as an offer or a notice, for some days if the owner says until when. "" takes it away.',
  input: z.object({
    text: z.string().trim().max(limits.announcement),
    firstDay: date.optional(),
    lastDay: date.optional(),
  }),
  titleOf: ({ text, lastDay }) =>
    text === '' ? 'Announcement removed' : `Announcement “${text.slice(0, 80)}”${lastDay ? ` until ${lastDay}` : ''}`,
  run: (document, { text, firstDay = '', lastDay = '' }) => {
    if (firstDay !== '' && lastDay !== '' && lastDay < firstDay) return { problem: 'The last day is before the first.' }
    const { announcement } = document.settings
    const days = text === '' ? {} : { firstDay, lastDay }
    return withSettings(document, { announcement: { ...announcement, ...days, text, enabled: text !== '' } })
  },
})

function withSettings(
  document: WebsiteSettings,
  change: { [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined },
): Outcome {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = changeSettings(document, given)
  return JSON.stringify(next.settings) === JSON.stringify(document.settings) ? document : next
}
