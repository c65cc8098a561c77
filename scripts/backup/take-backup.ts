import type { BackupSchema, RowRange } from '../../worker/backup/database.ts'
import { fileUrl, listFiles, type SealedStore, type Stores } from './sealed-store.ts'
import { findSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'

const buckets = ['MEDIA', 'MESSAGE_PHOTOS'] as const

type Order = { product: string; settings: string[] }

/** Stores what changed since the last backup, then the snapshot that names everything. */
export async function takeBackup(stores: Stores, store: SealedStore, { product, settings }: Order): Promise<Snapshot> {
  const last = await findSnapshot(store)
  const takenAt = new Date().toISOString()
  const database = await copyDatabase(stores, store)
  const files: Snapshot['buckets'] = {}
  for (const bucket of buckets) files[bucket] = await copyFiles(stores, store, bucket, last?.buckets[bucket] ?? [])
  const snapshot: Snapshot = { version: 1, takenAt, product, ...database, buckets: files, settings }
  await writeSnapshot(store, snapshot)
  return snapshot
}

async function copyDatabase(stores: Stores, store: SealedStore): Promise<Pick<Snapshot, 'tables' | 'others'>> {
  const { tables: schema, others } = (await (await stores.call('schema')).json()) as BackupSchema
  // Children before parents: a row added during the backup may be missing, but never lacks its parent.
  const tables: Snapshot['tables'] = []
  for (const { name, sql, columns } of schema.toReversed())
    tables.unshift({ name, sql, columns, ...(await copyRows(stores, store, name)) })
  return { tables, others }
}

async function copyRows(stores: Stores, store: SealedStore, table: string) {
  const ranges: [number, string][] = []
  let rows = 0
  for (let from: number | null = 0; from !== null; ) {
    const response = await stores.call(`rows/${encodeURIComponent(table)}?from=${from}`)
    const part = (await response.json()) as { ranges: RowRange[]; next: number | null }
    for (const range of part.ranges) {
      ranges.push([range.id, await store.keep(Buffer.from(JSON.stringify(range.rows)))])
      rows += range.rows.length
    }
    from = part.next
  }
  return { rows, ranges }
}

type Files = Snapshot['buckets'][string]

/** A file that the last backup has is not read again. */
async function copyFiles(stores: Stores, store: SealedStore, bucket: string, last: Files): Promise<Files> {
  const known = new Map(last.map(({ key, etag, blob }) => [`${key} ${etag}`, blob]))
  const files: Files = []
  for await (const file of listFiles(stores, bucket)) {
    const blob = known.get(`${file.key} ${file.etag}`) ?? (await copyFile(stores, store, bucket, file.key))
    if (blob) files.push({ ...file, blob })
  }
  return files
}

/** Undefined if the file was deleted after the listing. */
async function copyFile(stores: Stores, store: SealedStore, bucket: string, key: string): Promise<string | undefined> {
  const response = await stores.call(fileUrl(bucket, key))
  if (response.status === 204) return undefined
  return store.keep(new Uint8Array(await response.arrayBuffer()))
}
