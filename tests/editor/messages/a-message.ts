import type { Message, MessageFolder, MessageList, MessageSummary } from '#worker/messages/schema.ts'

/** An unread message in the inbox, as a list shows it. */
export const summaryOf = (change: Partial<MessageSummary> = {}): MessageSummary => ({
  id: 'one',
  draftId: 'draft-1',
  businessName: 'Riverside Plumbing',
  name: 'Ana Pereira',
  email: 'ana@example.com',
  phone: '',
  excerpt: 'The kitchen tap drips.',
  preferredTime: null,
  folder: 'inbox',
  createdAt: '2026-11-20T08:00:00.000Z',
  readAt: null,
  replied: false,
  photoCount: 0,
  ...change,
})

export const messageOf = (change: Partial<Message> = {}): Message => ({
  ...summaryOf(),
  message: 'The kitchen tap drips.\nCan you come?',
  answers: [],
  photos: [],
  photosLeftOut: false,
  language: 'en',
  hostname: 'riverside.example',
  spamReasons: [],
  replies: [],
  fromSamePerson: 1,
  ...change,
})

/** A page of a message list. */
export const pageOf = (
  messages: MessageSummary[],
  counts: Partial<Record<MessageFolder, number>> = {},
  next: string | null = null,
): MessageList => ({
  ...{ messages, next },
  counts: { inbox: messages.length, archive: 0, spam: 0, ...counts },
})
