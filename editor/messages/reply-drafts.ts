import * as z from 'zod'

/** An unsent reply. This browser keeps it until it is sent or emptied, for a month at most. */
export type ReplyDraft = {
  text: string
  /** In milliseconds since 1970. */
  keptAt: number
  /** The last try, which may have arrived: the same text keeps its id, so that a retry is no second reply. */
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

/** Stores the draft, or deletes it once it is empty. Full or blocked storage never gets in the way of writing. */
export function keepReply(userId: string, messageId: string, { text, tried }: Omit<ReplyDraft, 'keptAt'>) {
  if (text.trim() === '') return dropReply(userId, messageId)
  const draft: ReplyDraft = { text, tried, keptAt: Date.now() }
  attempt(() => localStorage.setItem(keyOf(userId, messageId), JSON.stringify(draft)))
}

export function dropReply(userId: string, messageId: string) {
  attempt(() => localStorage.removeItem(keyOf(userId, messageId)))
}

/** Deletes all unsent replies of a person in this browser. */
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
