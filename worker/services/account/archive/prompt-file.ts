import { listPromptRecords } from '../../../storage/account-archive.ts'
import type { ServiceContext } from '../../context.ts'
import type { ArchiveFile, ArchiveOf } from './archive-file.ts'

const rowsAtOnce = 100

/** What models wrote for a person, as one JSON list that is read while it is sent: there may be thousands. */
export const promptFile = (ctx: ServiceContext, of: ArchiveOf): ArchiveFile => ({
  name: 'ai-prompts.json',
  lastModified: of.at,
  input: promptList(ctx, of),
})

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
