import { and, asc, eq, gt } from 'drizzle-orm'
import type { ArchiveFile, ArchiveOf } from '../accounts/archive/archive-file.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { Owner } from '../platform/owner.ts'
import { aiPrompts } from './tables.ts'

const rowsAtOnce = 100

/** What models wrote for a person, as one JSON list that is read while it is sent: there may be thousands. */
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

/** What models were asked to write, a page of it, in the order of their ids. */
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
