import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { type ArchiveFile, type ArchiveOf, type DeletionStep, jsonFile } from '../accounts/parts.ts'
import { forgetPromptsOf } from '../model/prompt-rows.ts'
import { aiPrompts } from '../model/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { Owner } from '../platform/owner.ts'
import { findCreationRow } from './rows.ts'
import { creations } from './tables.ts'

/** Deletes what a person created before they had an account, and their model calls. */
export const deletingCreations: DeletionStep = {
  name: 'creations',
  run: async ({ db }, { userId }) => {
    await db.batch([db.delete(creations).where(isOf(userId)), forgetPromptsOf(db, userId)])
  },
}

/** A person's creations, claimed or not. A draft has the id of its creation. */
const isOf = (userId: string) =>
  or(
    eq(creations.userId, userId),
    sql`${creations.id} in (select id from draft_websites where user_id = ${userId}) and ${creations.draftId} is not null`,
  )

/** Each creation's answers, its first texts, and what was imported. */
export async function* creationFiles(ctx: ServiceContext, { userId }: ArchiveOf): AsyncGenerator<ArchiveFile> {
  for (const { id } of await listCreationIds(ctx.db, isOf(userId))) {
    const row = await findCreationRow(ctx.db, id)
    if (!row) continue
    const { status, createdAt, draftId } = row
    const content = {
      status,
      createdAt,
      draftId,
      answers: JSON.parse(row.answers),
      websiteSettings: JSON.parse(row.websiteSettings),
      importedPictures: row.importedPictures === null ? [] : JSON.parse(row.importedPictures),
      importedReviews: row.importedReviews === null ? [] : JSON.parse(row.importedReviews),
      scrapeSummary: row.scrapeSummary ?? '',
    }
    yield jsonFile(`creations/${id}.json`, content, createdAt)
  }
}

const listCreationIds = (db: Database, which: SQL | undefined) =>
  db.select({ id: creations.id }).from(creations).where(which).orderBy(asc(creations.createdAt))

const rowsAtOnce = 100

/** A person's model answers as one JSON list, read while it is sent, since there may be thousands. */
export async function* promptFile(ctx: ServiceContext, of: ArchiveOf): AsyncGenerator<ArchiveFile> {
  yield { name: 'ai-prompts.json', lastModified: of.at, input: promptList(ctx, of) }
}

async function* promptList(ctx: ServiceContext, { userId }: ArchiveOf): AsyncGenerator<string> {
  yield '['
  let after = ''
  for (;;) {
    const rows = await listPromptRecords(ctx.db, { userId, after, limit: rowsAtOnce })
    for (const { id, answer, ...row } of rows) {
      const content = { ...row, answer: answer === null ? null : JSON.parse(answer) }
      yield `${after === '' ? '' : ','}\n  ${JSON.stringify(content)}`
      after = id
    }
    if (rows.length < rowsAtOnce) break
  }
  yield '\n]\n'
}

/** One page of a person's model calls, ordered by id. */
const listPromptRecords = (db: Database, { userId, after, limit }: Owner & { after: string; limit: number }) =>
  db
    .select({
      id: aiPrompts.id,
      kind: aiPrompts.kind,
      status: aiPrompts.status,
      answer: aiPrompts.answer,
      promptTokens: aiPrompts.promptTokens,
      answerTokens: aiPrompts.answerTokens,
      costMicros: aiPrompts.costMicros,
      createdAt: aiPrompts.createdAt,
    })
    .from(aiPrompts)
    .where(and(eq(aiPrompts.userId, userId), gt(aiPrompts.id, after)))
    .orderBy(asc(aiPrompts.id))
    .limit(limit)
