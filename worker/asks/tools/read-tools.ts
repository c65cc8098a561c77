import * as z from 'zod'
import { listMessages } from '../../messages/read.ts'
import { messageFolders } from '../../messages/schema.ts'
import { listReleases } from '../../publishing/read-releases.ts'
import { readVisits } from '../../visits/read-visits.ts'
import { visitPeriods } from '../../visits/schema.ts'
import { websiteMarkdown } from '../website-markdown.ts'
import { askTool } from './ask-tool.ts'

const none = z.object({})

export const readWebsiteTool = askTool({
  name: 'read-website',
  description: 'The website as it is after your changes so far: sections with ids and fields, facts, looks.',
  input: none,
  reads: true,
  run: (_input, { asking, run }) => ({
    ok: true,
    read: { website: websiteMarkdown(run.document, asking.request.selected) },
  }),
})

export const readChecklistTool = askTool({
  name: 'read-checklist',
  onScreen: true,
  description: 'What the owner should look at before publishing: contradictions, gaps, dates in the past.',
  input: none,
  reads: true,
  run: (_input, { asking }) => ({ ok: true, read: { checklist: asking.request.checklist } }),
})

export const readVisitorsTool = askTool({
  name: 'read-visitors',
  description: 'Numbers of visitors, views, calls and messages, and where visitors come from.',
  input: z.object({
    days: z
      .literal([...visitPeriods])
      .default(30)
      .describe('7, 30, 90 or 365, up to today.'),
  }),
  reads: true,
  run: async ({ days }, { ctx, asking }) => {
    const { counted, report } = await readVisits(ctx, { ...asking, days })
    return counted ? { ok: true, read: report } : { problem: 'This installation counts no visitors.' }
  },
})

export const readMessagesTool = askTool({
  name: 'read-messages',
  description:
    'The newest messages of visitors on this website. You can’t answer them: open the screen inbox for that.',
  input: z.object({
    folder: z.enum(messageFolders).default('inbox'),
    search: z.string().max(100).default('').describe('Words or a phone number.'),
    unread: z.boolean().default(false),
  }),
  reads: true,
  run: async (query, { ctx, asking: { userId, draftId } }) => {
    const { messages, counts } = await listMessages(ctx, { ...query, userId, draftId })
    const read = messages.slice(0, 20).map(({ name, excerpt, createdAt, readAt, replied }) => {
      return { name, excerpt, createdAt, isRead: readAt !== null, replied }
    })
    return { ok: true, read: { messages: read, counts } }
  },
})

export const readVersionsTool = askTool({
  name: 'read-versions',
  description: 'The published versions with number, time and what each changed, and which one is live.',
  input: none,
  reads: true,
  run: async (_input, { ctx, asking }) => {
    const { releases, schedules } = await listReleases(ctx, asking)
    const versions = releases.map(({ number, createdAt, live, changes }) => ({ number, createdAt, live, changes }))
    return { ok: true, read: { versions, waiting: schedules.length } }
  },
})
