import { findStoredRelease } from '../../storage/rebuild/release-pages.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { readReleasePage } from '../../storage/release-store/read-page.ts'
import type { ServiceContext } from '../context.ts'
import { publishAgain } from '../rebuild/publish-again.ts'
import { restoreRelease } from '../rebuild/restore-release.ts'
import { stepsOf } from './step.ts'

type Reader = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

/**
 * A release's index page: from the store, or made again from the database, with all its files, when the store has lost it. Where it
 * would come out otherwise now, its website is published again: then it is the page of that. Throws the stores' errors.
 */
export async function releasePage(ctx: Reader, releaseId: string): Promise<StoredPage> {
  const step = stepsOf(ctx, 'read a page')
  const stored = await step(1, 'read', () => readReleasePage(ctx.env, releaseId))
  if (stored) return stored
  const release = await step(2, 'find the release', () => findStoredRelease(ctx.db, releaseId))
  if (!release) throw new Error(`no release ${releaseId}`)
  const restored = await step(3, 'restore', () => restoreRelease(ctx, release))
  if (restored) return restored.page
  const again = await step(4, 'publish again', () => publishAgain(ctx, releaseId))
  if (!again) throw new Error(`release ${releaseId} is lost`)
  return again.page
}
