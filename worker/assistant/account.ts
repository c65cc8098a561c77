import { type ArchiveFile, type ArchiveOf, jsonFile } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { listCalls } from './calls.ts'
import { listConnections } from './connections.ts'

/** The archive's file of connected assistants and what they did; none for a person without either. */
export async function* assistantFile(ctx: ServiceContext, { userId, at }: ArchiveOf): AsyncGenerator<ArchiveFile> {
  const [connections, calls] = await Promise.all([listConnections(ctx, userId), listCalls(ctx.db, userId)])
  if (connections.length + calls.length > 0) yield jsonFile('assistants.json', { connections, calls }, at)
}
