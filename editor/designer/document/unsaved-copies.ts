import * as z from 'zod'
import { differingParts } from '#renderer/document/compare/merge.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { parseDocument } from '#renderer/document/versions.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { copyKey, copyStore } from './copy-store.ts'
import { activeEditings } from './recovery.ts'
import type { UnsavedCopy } from './session.ts'

/** 30 days, in milliseconds. */
export const maxAgeMs = 30 * 86_400_000

const record = copyKey.extend({
  revision: z.number().int(),
  base: z.unknown(),
  websiteSettings: z.unknown(),
  keptAt: z.number(),
})

type Of = { userId: string; draftId: string; stored: WebsiteSettings }

/** Finds a draft's recoverable copies, newest first. Deletes redundant ones, and expired ones of any draft. */
export async function findCopies(
  { userId, draftId, stored }: Of,
  { storage = copyStore, alive = activeEditings, now = Date.now() } = {},
): Promise<UnsavedCopy[]> {
  const records = (await storage.list()).flatMap((found) => record.safeParse(found).data ?? [])
  const living = await alive()
  const left = records.filter(
    (one) =>
      one.userId === userId && one.draftId === draftId && !living.has(one.editing) && now - one.keptAt < maxAgeMs,
  )
  const copies = left.flatMap(parseCopy).toSorted((a, b) => b.keptAt - a.keptAt)
  const worthOffering = copies.filter(
    (copy, index) =>
      !containsChanges(stored, copy) &&
      copies.slice(0, index).every((newer) => !sameWebsite(newer.websiteSettings, copy.websiteSettings)),
  )
  const idle = copies.filter((copy) => !worthOffering.includes(copy))
  void storage.remove([...records.filter(({ keptAt }) => now - keptAt >= maxAgeMs), ...idle])
  return worthOffering
}

/** Whether the stored document includes every change in the copy, for example because it was saved while the page closed. */
const containsChanges = (stored: WebsiteSettings, { base, websiteSettings: mine }: UnsavedCopy) =>
  sameWebsite(stored, mine) ||
  (base !== undefined &&
    differingParts({ base, mine, theirs: stored }).every(({ suggested }) => suggested === 'theirs'))

function parseCopy({ base, websiteSettings, ...rest }: z.infer<typeof record>): UnsavedCopy[] {
  try {
    const copy = { ...rest, websiteSettings: parseDocument(websiteSettings) }
    return [base === undefined ? copy : { ...copy, base: parseDocument(base) }]
  } catch {
    // Written by another version of the app: keep it until it expires.
    return []
  }
}
