import * as z from 'zod'
import { ownFieldKinds } from '../../renderer/document/contact-form.ts'
import { limits } from '../../renderer/document/fields/limits.ts'

const instant = z.iso.datetime()

export const messageFolders = ['inbox', 'archive', 'spam'] as const
export type MessageFolder = (typeof messageFolders)[number]

/** Why a message is kept apart. */
export const spamReasons = [
  /** The hidden field was filled in, by a robot or by autofill. */
  'trap',
  /** Sent within a second. No new message gets it, stored ones still have it. */
  'fast',
  'links',
  /** Markup that a form does not take. */
  'markup',
  /** Written in letters that neither the website nor its form uses. */
  'language',
  /** What is offered by such messages again and again, or how they offer it. */
  'words',
  /** Random letters. */
  'gibberish',
  /** The same text was sent to other websites. */
  'repeated',
  /** More messages than any business gets. */
  'flood',
  /** The check that it was no robot was not passed. */
  'challenge',
  /** Photos without a word, or more photos than a customer sends. */
  'photos',
] as const
export type SpamReason = (typeof spamReasons)[number]

/** What a visitor entered in a field that the owner added, with its label at that time. A date is `2026-11-22`. */
export const answer = z.object({ label: z.string(), kind: z.enum(ownFieldKinds), value: z.string() })
export type Answer = z.infer<typeof answer>

/** A photo that came with a message; its file has its own address. */
export const messagePhoto = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })
export type MessagePhoto = z.infer<typeof messagePhoto>

/** What a visitor sent, as a list shows it. */
export const messageSummary = z.object({
  id: z.string(),
  draftId: z.string(),
  /** The website's name. */
  businessName: z.string(),
  /** Blank where unknown. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The beginning of the message on one line. */
  excerpt: z.string(),
  /** `2026-11-22T14:30`, where the business is; null where none was asked for. */
  preferredTime: z.string().nullable(),
  folder: z.enum(messageFolders),
  createdAt: instant,
  readAt: instant.nullable(),
  /** Whether it was answered from here. */
  replied: z.boolean(),
  photoCount: z.number().int(),
})
export type MessageSummary = z.infer<typeof messageSummary>

export const messageReply = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: instant,
  /** Waiting: it is tried again. Failed: given up after days. */
  state: z.enum(['waiting', 'sent', 'failed']),
})
export type MessageReply = z.infer<typeof messageReply>

export const message = messageSummary.extend({
  message: z.string(),
  answers: z.array(answer),
  photos: z.array(messagePhoto),
  /** Whether the visitor sent more photos, which a limit left out. */
  photosLeftOut: z.boolean(),
  language: z.string(),
  hostname: z.string(),
  spamReasons: z.array(z.enum(spamReasons)),
  replies: z.array(messageReply),
  /** How many messages of this person there are, this one among them: by email address, else by phone. */
  fromSamePerson: z.number().int(),
})
export type Message = z.infer<typeof message>

export const unreadCounts = z.object({
  /** In the inbox, of all websites together and of each that has any. */
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
  /** `next` of the answer before. */
  before: z.string().max(120).optional(),
})
export type MessageQuery = z.infer<typeof messageQuery>

/** The newest first, at most `messagesAtOnce`. */
export const messageList = z.object({
  messages: z.array(messageSummary),
  next: z.string().nullable(),
  /** How many there are in each folder, of what was asked for. Only with the first page. */
  counts: z.record(z.enum(messageFolders), z.number().int()).optional(),
})
export type MessageList = z.infer<typeof messageList>

export const messageAnswer = z.object({ message })

const change = { read: z.boolean().optional(), folder: z.enum(messageFolders).optional() }
const changesSomething = (body: { read?: boolean | undefined; folder?: MessageFolder | undefined }) =>
  body.read !== undefined || body.folder !== undefined
/** Several at once: as they are ticked in a list. */
export const messagesChange = z
  .strictObject({ ids: z.array(z.string().max(64)).min(1).max(200), ...change })
  .refine(changesSomething, 'nothing to change')
export type MessagesChange = z.infer<typeof messagesChange>
export const messagesDeletion = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(200) })
/** How many of them were there. */
export const messagesChanged = z.object({ changed: z.number().int() })

export const replyBody = z.strictObject({
  /** Made by the editor: the same sent again is no second reply. */
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
  /** IANA, such as Europe/Vienna. Days are counted in it, and the daily mail comes at eight in the morning. */
  timeZone,
  /** Months until messages are deleted automatically; null: never. */
  keepMonths: z.literal(keepMonths).nullable(),
  /** Whether the visitor numbers come by email, on Mondays at eight. */
  weekly: z.boolean().default(false),
  replyTo: z.enum(replyAddresses),
})
export type InboxSettings = z.infer<typeof inboxSettings>
/**
 * `chosen`: false as long as nobody has set any, and the time zone is not known. `websiteEmail`: the address on the published website; null
 * without one.
 */
export const inboxSettingsAnswer = z.object({
  settings: inboxSettings,
  chosen: z.boolean(),
  websiteEmail: z.string().nullable(),
})
