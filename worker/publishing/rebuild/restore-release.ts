import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Env } from '../../env.ts'
import { assistantAddress } from '../../platform/addresses/assistant-path.ts'
import { handleHost, hostOrigin, sitesDomain } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { logFailure } from '../../platform/log/log.ts'
import {
  type Manifest,
  manifestKey,
  readReleasePage,
  releaseFileKey,
  type StoredPage,
} from '../../platform/store/release.ts'
import { type ReleaseFiles, writeRelease } from '../../platform/store/write.ts'
import { MINUTE } from '../../platform/time.ts'
import { activate } from '../rows/activate.ts'
import { endRepair, leaseForRepair } from '../rows/releases.ts'
import { stepsOf } from '../steps.ts'
import { metadataOf, releaseIdOf, renderRelease, storeRelease } from '../store-release.ts'
import { findWebsiteOf, type ReleaseSource } from './stored-releases.ts'

type Context = Pick<ServiceContext, 'env' | 'db' | 'now' | 'onStep'>

/** Longer than writing the files takes. Nobody deletes them during the lease. */
const leaseMs = MINUTE

/**
 * Restores the files of a release in the store byte for byte, leaving intact files alone, and releases that another worker has leased.
 * Returns its page and how many files it wrote; undefined if it would render differently now: a release never changes, so nothing is
 * written. Throws the stores' errors.
 */
export async function restoreRelease(
  ctx: Context,
  row: ReleaseSource,
): Promise<{ page: StoredPage; written: number } | undefined> {
  const step = stepsOf(ctx, 'restore')
  const manifest: Manifest = JSON.parse(row.manifest)
  const stored = await step('read', () => readStoredFiles(ctx.env, row.id, manifest))
  const { page } = stored
  const damaged = await damagedKeys(row, manifest, stored)
  if (page && damaged.size === 0 && (await hasOwnMetadata(row, page, manifest))) return { page, written: 0 }
  const release = await step('render', () => renderAgain(ctx, row))
  if (!release) return undefined
  if (JSON.stringify(page?.metadata) !== JSON.stringify(release.page.metadata)) {
    damaged.add(releaseFileKey(row.id, 'index.html'))
  }
  const at = ctx.now()
  const lease = { id: row.id, at, until: new Date(at.getTime() + leaseMs) }
  const isMine = await step('lease', () => leaseForRepair(ctx.db, lease))
  if (!isMine) return { page: release.page, written: 0 }
  await step('write the files', () => writeRelease(ctx.env, release, (key) => damaged.has(key)))
  await step('finish', () => endRepair(ctx.db, lease))
  return { page: release.page, written: damaged.size }
}

/** The original files; undefined if the renderer has changed since. */
async function renderAgain({ env }: Context, row: ReleaseSource): Promise<ReleaseFiles | undefined> {
  const { dates }: Manifest = JSON.parse(row.manifest)
  const host = row.host ?? handleHost(env, row.handle)
  const target = {
    draftId: row.draftId,
    origin: hostOrigin(env, host),
    assistants: assistantAddress(env, host),
    at: dates?.since ?? 0,
  }
  try {
    const release = await renderRelease(parseDocument(JSON.parse(row.document)), target)
    return release.releaseId === row.id && JSON.stringify(release.manifest) === row.manifest ? release : undefined
  } catch (error) {
    logFailure('publishing.not_rendered', error, { releaseId: row.id, draftId: row.draftId })
    return undefined
  }
}

/** The keys of a release whose value in the store is missing or has other bytes; all keys if no hashes were stored. */
async function damagedKeys(
  row: ReleaseSource,
  expected: Manifest,
  { page, manifest, files }: StoredFiles,
): Promise<Set<string>> {
  const { keys, hashes = {} }: Pick<Manifest, 'keys'> & Partial<Manifest> = expected
  const bodies = [['index.html', page?.body], ...files] as const
  const checked = await Promise.all(
    bodies.map(async ([path, bytes]) => {
      const isWhole = bytes && (await hashOf(new Uint8Array(bytes))) === hashes[path]
      return isWhole ? [] : [keys[path] ?? releaseFileKey(row.id, path)]
    }),
  )
  return new Set([...checked.flat(), ...(manifest === JSON.stringify(expected) ? [] : [manifestKey(row.id)])])
}

/** Whether a page's metadata is right, given that all bytes are: a release's id covers it too. */
async function hasOwnMetadata(
  { id, draftId }: ReleaseSource,
  { metadata }: StoredPage,
  { hashes, dates }: Manifest,
): Promise<boolean> {
  const { headers } = metadata
  if (JSON.stringify(metadata) !== JSON.stringify(metadataOf({ releaseId: id, hashes, headers }))) return false
  return (await releaseIdOf({ hashes, headers, dates }, draftId)) === id
}

/** What the store has of a release, intact or not. */
type StoredFiles = {
  page: StoredPage | undefined
  /** The compressed bytes as stored. */
  manifest: string | null
  /** The other files by path. */
  files: Map<string, ArrayBuffer | null>
}

/** Reads everything that a release should have in the store. Throws KV's error. */
async function readStoredFiles(
  env: Pick<Env, 'SITES'>,
  releaseId: string,
  { keys }: Pick<Manifest, 'keys'>,
): Promise<StoredFiles> {
  const [page, manifest, files] = await Promise.all([
    readReleasePage(env, releaseId),
    env.SITES.get(manifestKey(releaseId)),
    Promise.all(
      Object.entries(keys).map(async ([path, key]) => [path, await env.SITES.get(key, 'arrayBuffer')] as const),
    ),
  ])
  return { page, manifest, files: new Map(files) }
}

/**
 * Publishes the live document again as a new release, because files of its release are lost and would render differently: a release never
 * changes, and visitors get an intact page. The hosts then wait in the outbox. Undefined if nothing shows the earlier release any more.
 * Throws the stores' errors.
 */
export async function publishAgain(
  ctx: Context,
  earlierId: string,
): Promise<{ id: string; page: StoredPage; hostnames: string[] } | undefined> {
  const step = stepsOf(ctx, 'publish again')
  const website = await step('find the website', () => findWebsiteOf(ctx.db, earlierId))
  if (!website) return undefined
  const { userId, draftId, handle } = website
  const host = website.host ?? handleHost(ctx.env, handle)
  const document = parseDocument(JSON.parse(website.document))
  const order = { userId, draftId, handle, host, document, cause: 'publish', live: website.document } as const
  const release = await step('make the release', () => storeRelease(ctx, order))
  const outcome = await step('commit', () =>
    activate(ctx.db, {
      ...{ userId, draftId, handle, host, document, release, from: { handle, releaseId: earlierId } },
      ...{ sitesDomain: sitesDomain(ctx.env), at: ctx.now() },
    }),
  )
  if (!outcome.done || !release.page) return undefined
  return { id: release.id, page: release.page, hostnames: outcome.changedHosts }
}
