import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Env } from '../../env.ts'
import type { Database } from '../../platform/db/database.ts'
import { hostKey, manifestKey } from '../../platform/store/release.ts'
import { releases, websites } from '../../websites/tables.ts'

/** A release whose files should all be in the store. */
export type ReleaseSource = Pick<
  typeof releases.$inferSelect,
  'id' | 'draftId' | 'handle' | 'host' | 'document' | 'manifest'
>
export type ListedRelease = ReleaseSource & { isLive: boolean }

const columns = {
  id: releases.id,
  draftId: releases.draftId,
  handle: releases.handle,
  host: releases.host,
  document: releases.document,
  manifest: releases.manifest,
}

type Page = { after: string; limit: number }

/** Stored releases in order of id after `after`, without those being published or removed. */
export async function listStoredReleases(db: Database, { after, limit }: Page): Promise<ListedRelease[]> {
  const rows = await db
    .select({ ...columns, liveAt: websites.handle })
    .from(releases)
    .leftJoin(websites, eq(websites.releaseId, releases.id))
    .where(and(gt(releases.id, after), eq(releases.state, 'stored')))
    .orderBy(asc(releases.id))
    .limit(limit)
  return rows.map(({ liveAt, ...row }) => ({ ...row, isLive: liveAt !== null }))
}

/** One release; undefined if it is being published or removed, or unknown. */
export const findStoredRelease = (db: Database, releaseId: string): Promise<ReleaseSource | undefined> =>
  db
    .select(columns)
    .from(releases)
    .where(and(eq(releases.id, releaseId), eq(releases.state, 'stored')))
    .get()

/** The website that shows a release; undefined if none does. */
export const findWebsiteOf = (db: Database, releaseId: string) =>
  db
    .select({
      userId: websites.userId,
      draftId: websites.draftId,
      handle: websites.handle,
      document: releases.document,
      host: releases.host,
    })
    .from(websites)
    .innerJoin(releases, eq(releases.id, websites.releaseId))
    .where(eq(websites.releaseId, releaseId))
    .get()

/** The manifests of these releases by id, in any state, for those that exist. */
export async function findManifests(db: Database, releaseIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: releases.id, manifest: releases.manifest })
    .from(releases)
    .where(sql`${releases.id} in (select value from json_each(${JSON.stringify(releaseIds)}))`)
  return new Map(rows.map(({ id, manifest }) => [id, manifest]))
}

type Sites = Pick<Env, 'SITES'>
const [releasePrefix, hostPrefix] = [manifestKey(''), hostKey('')]

/** `next` is null at the end. */
type KeyPage = { keys: string[]; next: string | null }

const keysPerPage = 500

/** The keys of the release store's files, one page of the listing from a cursor on; blank at first. */
export const listReleaseKeys = (env: Sites, cursor: string) => listKeys(env, releasePrefix, cursor)

/** The keys of its hosts. */
export const listHostKeys = (env: Sites, cursor: string) => listKeys(env, hostPrefix, cursor)

async function listKeys({ SITES }: Sites, prefix: string, cursor: string): Promise<KeyPage> {
  const page = await SITES.list({ prefix, limit: keysPerPage, ...(cursor && { cursor }) })
  return { keys: page.keys.map(({ name }) => name), next: page.list_complete ? null : page.cursor }
}

/** The release that a key belongs to. */
export const releaseOfKey = (key: string): string => key.slice(releasePrefix.length).split('/', 1)[0] ?? ''

/** The hostname whose page a key holds. */
export const hostnameOfKey = (key: string): string => key.slice(hostPrefix.length)

/** Deletes a file that belongs to no release. Throws KV's error. */
export const removeKey = ({ SITES }: Sites, key: string): Promise<void> => SITES.delete(key)

/** What one part of a rebuild did. */
export type Rebuilt = {
  /** Releases and hosts checked. */
  releases: number
  hosts: number
  /** Values written to the release store, and files deleted from it and from the media store. */
  filesWritten: number
  filesRemoved: number
  findings: Finding[]
}

/**
 * What the operator should know. unreproducible: a release that no host shows lost files and would render differently now. published-again:
 * a live one was published again for that reason. missing-picture: files of a picture, by its hash. waiting: a host that could not be
 * written and stays in the outbox.
 */
export type Finding = { kind: 'unreproducible' | 'published-again' | 'missing-picture' | 'waiting'; what: string }

/** Adds several reports up. */
export const rebuiltOf = (parts: Partial<Rebuilt>[]): Rebuilt => ({
  releases: sumOf(parts, 'releases'),
  hosts: sumOf(parts, 'hosts'),
  filesWritten: sumOf(parts, 'filesWritten'),
  filesRemoved: sumOf(parts, 'filesRemoved'),
  findings: parts.flatMap(({ findings = [] }) => findings),
})

const sumOf = (parts: Partial<Rebuilt>[], count: Exclude<keyof Rebuilt, 'findings'>) =>
  parts.reduce((sum, part) => sum + (part[count] ?? 0), 0)

/** A part of the work from a position on, blank at first; `next` is null at the end. */
export type Part = { next: string | null; done: Partial<Rebuilt>[] }
