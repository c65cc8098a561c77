import * as z from 'zod'
import { differingParts } from '../../../renderer/document/merge.ts'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { type CopyShelf, copyShelf } from '../../state/copy-shelf.ts'
import { livingEditings } from './editing-locks.ts'

/** A copy of unsaved work in this browser. It is an offer to the person who did it, never loaded automatically. */
export type UnsavedCopy = {
  userId: string
  draftId: string
  /** The editing that it is of: one opening of a draft in one tab. So tabs never overwrite each other's copies. */
  editing: string
  /** What it was made from: the stored revision, and its document if that is known. */
  revision: number
  base?: WebsiteSettings
  websiteSettings: WebsiteSettings
  /** In milliseconds since 1970. */
  keptAt: number
}

/** In milliseconds: a month. */
export const longestKept = 30 * 86_400_000

const record = z.object({
  userId: z.string(),
  draftId: z.string(),
  editing: z.string(),
  revision: z.number().int(),
  base: z.unknown(),
  websiteSettings: z.unknown(),
  keptAt: z.number(),
})

type Of = { userId: string; draftId: string; stored: WebsiteSettings }

/**
 * The copies of a draft that nobody works on any more, newest first. Those that say nothing new, and of whatever draft
 * those that are too old, are thrown away.
 */
export async function findCopies(
  { userId, draftId, stored }: Of,
  { shelf = copyShelf, alive = livingEditings, now = Date.now() } = {},
): Promise<UnsavedCopy[]> {
  const records = (await shelf.list()).flatMap((found) => record.safeParse(found).data ?? [])
  const living = await alive()
  const left = records.filter(
    (one) =>
      one.userId === userId && one.draftId === draftId && !living.has(one.editing) && now - one.keptAt < longestKept,
  )
  const copies = left.flatMap(readable).toSorted((a, b) => b.keptAt - a.keptAt)
  const worthOffering = copies.filter(
    (copy, index) =>
      !isIn(stored, copy) &&
      copies.slice(0, index).every((newer) => !sameWebsite(newer.websiteSettings, copy.websiteSettings)),
  )
  const idle = copies.filter((copy) => !worthOffering.includes(copy))
  void shelf.remove([...records.filter(({ keptAt }) => now - keptAt >= longestKept), ...idle])
  return worthOffering
}

/** Whether a document has all that a copy changed: the copy was saved as its page went, and perhaps more was saved since. */
const isIn = (stored: WebsiteSettings, { base, websiteSettings: mine }: UnsavedCopy) =>
  sameWebsite(stored, mine) ||
  (base !== undefined &&
    differingParts({ base, mine, theirs: stored }).every(({ suggested }) => suggested === 'theirs'))

/** Throws away all copies of a draft, of whatever tab, as when it was deleted. */
export const dropCopiesOfDraft = (draftId: string, shelf: CopyShelf = copyShelf) =>
  dropWhere((copy) => copy.draftId === draftId, shelf)

/** Throws away all that a person left behind in this browser. */
export const dropCopiesOfPerson = (userId: string, shelf: CopyShelf = copyShelf) =>
  dropWhere((copy) => copy.userId === userId, shelf)

async function dropWhere(isMeant: (copy: z.infer<typeof record>) => boolean, shelf: CopyShelf) {
  const records = (await shelf.list()).flatMap((found) => record.safeParse(found).data ?? [])
  await shelf.remove(records.filter(isMeant))
}

function readable({ base, websiteSettings, ...rest }: z.infer<typeof record>): UnsavedCopy[] {
  try {
    const copy = { ...rest, websiteSettings: parseDocument(websiteSettings) }
    return [base === undefined ? copy : { ...copy, base: parseDocument(base) }]
  } catch {
    // Written by another version of the app: it stays until it is too old.
    return []
  }
}
