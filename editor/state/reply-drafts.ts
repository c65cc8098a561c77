import * as z from 'zod'

/** An answer that is being written. It stays in this browser until it was sent, given up, or a month is over. */
export type ReplyDraft = {
  text: string
  /** In milliseconds since 1970. */
  keptAt: number
  /** What was sent and perhaps arrived: the same text goes again under the same id, and is no second reply. */
  tried?: { id: string; text: string } | undefined
}

const record = z.object({
  text: z.string(),
  keptAt: z.number(),
  tried: z.object({ id: z.string(), text: z.string() }).optional(),
})

/** In milliseconds: a month. */
const longestKept = 30 * 86_400_000

const prefix = 'reply:'
const keyOf = (userId: string, messageId: string) => `${prefix}${userId}:${messageId}`

export function readReply(userId: string, messageId: string, now = Date.now()): ReplyDraft | undefined {
  const kept = attempt(() => record.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, messageId)) ?? '')).data)
  return kept && now - kept.keptAt < longestKept ? kept : undefined
}

/** Storage that is full or forbidden takes nothing from the writing. Nothing written is nothing kept. */
export function keepReply(userId: string, messageId: string, { text, tried }: Omit<ReplyDraft, 'keptAt'>) {
  if (text.trim() === '') return dropReply(userId, messageId)
  const draft: ReplyDraft = { text, tried, keptAt: Date.now() }
  attempt(() => localStorage.setItem(keyOf(userId, messageId), JSON.stringify(draft)))
}

export function dropReply(userId: string, messageId: string) {
  attempt(() => localStorage.removeItem(keyOf(userId, messageId)))
}

/** Throws away all that a person left unsent in this browser. */
export function dropRepliesOfPerson(userId: string) {
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
