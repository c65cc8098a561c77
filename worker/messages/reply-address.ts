import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { parseDocument } from '../../renderer/document/versions.ts'
import { pageContactFacts } from '../../renderer/facts/contact-facts.ts'
import type { Database } from '../platform/db/database.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { releases, websites } from '../websites/tables.ts'

/** The email address if it can receive email; undefined otherwise. */
export const answerable = (email: string): string | undefined => z.email().safeParse(email.trim()).data

/** The email address on the published website; null without one. It is unverified, but already public. Drafts don't count. */
export async function findWebsiteEmail(db: Database, { userId, draftId }: OwnedDraft): Promise<string | null> {
  const row = await db
    .select({ document: releases.document })
    .from(websites)
    .innerJoin(releases, eq(releases.id, websites.releaseId))
    .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId)))
    .get()
  if (!row) return null
  const [email = ''] = pageContactFacts(parseDocument(JSON.parse(row.document))).emails
  return answerable(email) ?? null
}
