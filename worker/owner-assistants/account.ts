import { type ArchiveFile, type ArchiveOf, jsonFile } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { listCalls } from './calls.ts'

/** The archive's file of connected assistants and their calls, for a person with any. */
export async function* assistantFile(ctx: ServiceContext, { userId, at }: ArchiveOf): AsyncGenerator<ArchiveFile> {
  // The cron imports this file for deletions, which need no OAuth.
  const { listConnections } = await import('./connections.ts')
  const [connections, calls] = await Promise.all([listConnections(ctx, userId), listCalls(ctx.db, userId)])
  if (connections.length + calls.length > 0) yield jsonFile('assistants.json', { connections, calls }, at)
}
