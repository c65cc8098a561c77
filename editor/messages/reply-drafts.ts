import * as z from 'zod'

/** An unsent reply, stored in this browser until it's sent or cleared, for at most 30 days. */
export type ReplyDraft = {
  text: string
  /** In milliseconds since 1970. */
  keptAt: number
  /** The last attempt, which may have arrived. The same text keeps its id, so that a retry isn't a second reply. */
  tried?: { id: string; text: string } | undefined
}

const record = z.object({
  text: z.string(),
  keptAt: z.number(),
  tried: z.object({ id: z.string(), text: z.string() }).optional(),
})

/** 30 days, in milliseconds. */
const maxAgeMs = 30 * 86_400_000

const prefix = 'reply:'
const keyOf = (userId: string, messageId: string) => `${prefix}${userId}:${messageId}`

export function readReply(userId: string, messageId: string, now = Date.now()): ReplyDraft | undefined {
  const draft = attempt(() => record.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, messageId)) ?? '')).data)
  return draft && now - draft.keptAt < maxAgeMs ? draft : undefined
}

/** Stores the draft, or deletes it if blank. Ignores full or blocked storage. */
export function storeReply(userId: string, messageId: string, { text, tried }: Omit<ReplyDraft, 'keptAt'>) {
  if (text.trim() === '') return deleteReply(userId, messageId)
  const draft: ReplyDraft = { text, tried, keptAt: Date.now() }
  attempt(() => localStorage.setItem(keyOf(userId, messageId), JSON.stringify(draft)))
}

export function deleteReply(userId: string, messageId: string) {
  attempt(() => localStorage.removeItem(keyOf(userId, messageId)))
}

/** Deletes all of a person's unsent replies in this browser. */
export function deleteRepliesOfPerson(userId: string) {
  attempt(() => {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(keyOf(userId, ''))) localStorage.removeItem(key)
  })
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
