import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { type Rebuilt, rebuiltOf } from '../../../../worker/publishing/rebuild/stored-releases.ts'
import { rebuildPart } from '../../../../worker/publishing/rebuild/worker.ts'
import { contextOf } from './sites.ts'

/** Rebuilds the stores: all parts one after the other, or as many as these. */
export async function rebuild(ctx: ServiceContext = contextOf(), parts = Number.POSITIVE_INFINITY): Promise<Rebuilt> {
  const done: Rebuilt[] = []
  for (let after: string | null = ''; after !== null && done.length < parts; ) {
    const part: Rebuilt & { next: string | null } = await rebuildPart(ctx, after)
    done.push(part)
    after = part.next
  }
  return rebuiltOf(done)
}

/** What a rebuild answers that had nothing to do. */
export const nothingDone = { filesWritten: 0, filesRemoved: 0, findings: [] }
