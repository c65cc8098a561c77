import * as z from 'zod'
import { ownFieldKinds } from '../../renderer/document/contact-form.ts'
import { limits } from '../../renderer/document/fields/limits.ts'

const instant = z.iso.datetime()

export const messageFolders = ['inbox', 'archive', 'spam'] as const
export type MessageFolder = (typeof messageFolders)[number]

/** Why a message counts as spam. */
export const spamReasons = [
  /** The hidden field was filled in, by a bot or by autofill. */
  'trap',
  /** Sent within a second. Unused for new messages. */
  'fast',
  'links',
  /** Markup that a form doesn't accept. */
  'markup',
  /** Written in a script that neither the website nor its form uses. */
  'language',
  /** Phrases typical of spam. */
  'words',
  /** Random letters. */
  'gibberish',
  /** The same text was sent to other websites. */
  'repeated',
  /** Far more messages than usual. */
  'flood',
  /** The bot check failed. */
  'challenge',
  /** Photos without text, or more photos than customers send. */
  'photos',
] as const
export type SpamReason = (typeof spamReasons)[number]

/** A visitor's answer to one of the owner's own fields, with its label at that time. A date is `2026-11-22`. */
export const answer = z.object({ label: z.string(), kind: z.enum(ownFieldKinds), value: z.string() })
export type Answer = z.infer<typeof answer>

/** A photo of a message. Its file has its own URL. */
export const messagePhoto = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })
export type MessagePhoto = z.infer<typeof messagePhoto>

/** A message in lists. */
export const messageSummary = z.object({
  id: z.string(),
  draftId: z.string(),
  /** The website's name. */
  businessName: z.string(),
  /** Blank where unknown. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The start of the message on one line. */
  excerpt: z.string(),
  /** `2026-11-22T14:30`, in the business's local time; null if not requested. */
  preferredTime: z.string().nullable(),
  folder: z.enum(messageFolders),
  createdAt: instant,
  readAt: instant.nullable(),
  /** Whether the owner replied from the inbox. */
  replied: z.boolean(),
  photoCount: z.number().int(),
})
export type MessageSummary = z.infer<typeof messageSummary>

export const messageReply = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: instant,
  /** Waiting: will be retried. Failed: given up after days. */
  state: z.enum(['waiting', 'sent', 'failed']),
})
export type MessageReply = z.infer<typeof messageReply>

export const message = messageSummary.extend({
  message: z.string(),
  answers: z.array(answer),
  photos: z.array(messagePhoto),
  /** Whether a limit left out some of the visitor's photos. */
  photosLeftOut: z.boolean(),
  language: z.string(),
  hostname: z.string(),
  spamReasons: z.array(z.enum(spamReasons)),
  replies: z.array(messageReply),
  /** The number of messages from this sender, including this one: by email address, else by phone number. */
  fromSamePerson: z.number().int(),
})
export type Message = z.infer<typeof message>

export const unreadCounts = z.object({
  /** Unread in the inbox: in total, and per website with any. */
  unread: z.number().int(),
  byWebsite: z.record(z.string(), z.number().int()),
})
export type UnreadCounts = z.infer<typeof unreadCounts>

export const messagesAtOnce = 50

export const messageQuery = z.object({
  folder: z.enum(messageFolders).default('inbox'),
  draftId: z.string().max(64).optional(),
  search: z.string().trim().max(100).default(''),
  unread: z.stringbool().default(false),
  /** `next` of the previous response. */
  before: z.string().max(120).optional(),
})
export type MessageQuery = z.infer<typeof messageQuery>

/** Newest first, at most `messagesAtOnce`. */
export const messageList = z.object({
  messages: z.array(messageSummary),
  next: z.string().nullable(),
  /** The number of matches in each folder. Only with the first page. */
  counts: z.record(z.enum(messageFolders), z.number().int()).optional(),
})
export type MessageList = z.infer<typeof messageList>

export const messageAnswer = z.object({ message })

const change = { read: z.boolean().optional(), folder: z.enum(messageFolders).optional() }
const changesSomething = (body: { read?: boolean | undefined; folder?: MessageFolder | undefined }) =>
  body.read !== undefined || body.folder !== undefined
/** Changes several messages at once. */
export const messagesChange = z
  .strictObject({ ids: z.array(z.string().max(64)).min(1).max(200), ...change })
  .refine(changesSomething, 'nothing to change')
export type MessagesChange = z.infer<typeof messagesChange>
export const messagesDeletion = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(200) })
/** The number of messages found. */
export const messagesChanged = z.object({ changed: z.number().int() })

export const replyBody = z.strictObject({
  /** Set by the editor, so that a resent request adds no second reply. */
  id: z.uuid(),
  text: z.string().trim().min(1).max(limits.contactMessage),
})

export const exportQuery = z.object({ draftId: z.string().max(64).optional() })

export const notificationKinds = ['at-once', 'daily', 'never'] as const
export const keepMonths = [3, 6, 12, 24] as const

/** Reply-To of the owner's replies: the sign-in address, or the email address on the published website. */
export const replyAddresses = ['account', 'website'] as const

const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }, 'no time zone')

export const inboxSettings = z.object({
  notify: z.enum(notificationKinds),
  /** IANA, such as Europe/Vienna. Sets the days of statistics and the hour of the daily email (8:00). */
  timeZone,
  /** Months until messages are deleted; null for never. */
  keepMonths: z.literal(keepMonths).nullable(),
  /** Whether to email visitor numbers on Mondays at 8:00. */
  weekly: z.boolean().default(false),
  replyTo: z.enum(replyAddresses),
})
export type InboxSettings = z.infer<typeof inboxSettings>
/**
 * `chosen` is false until the settings are first saved, when the time zone is unknown. `websiteEmail` is the published website's email
 * address; null without one.
 */
export const inboxSettingsAnswer = z.object({
  settings: inboxSettings,
  chosen: z.boolean(),
  websiteEmail: z.string().nullable(),
})
