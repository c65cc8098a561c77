import { fileUrl, type SealedStore, type Stores } from './sealed-store.ts'
import { blobsOf, type Snapshot } from './snapshot.ts'

const rowsAtOnce = 64
const filesAtOnce = 4

/** Reads every content of a snapshot. Throws for the first that is missing or damaged. */
export async function checkSnapshot(store: SealedStore, snapshot: Snapshot): Promise<void> {
  await eachOf(new Set(blobsOf(snapshot)), filesAtOnce, (blob) => store.readBlob(blob))
}

/** Writes a snapshot into an unused database and its stores. Returns the number of rows skipped because their parents are missing. */
export async function restoreBackup(
  stores: Stores,
  store: SealedStore,
  snapshot: Snapshot,
): Promise<{ orphans: number }> {
  const { isInUse } = (await (await stores.call('in-use')).json()) as { isInUse: boolean }
  if (isInUse) throw new Error('Nothing was written: the database has people or websites.')
  const orphans = await restoreDatabase(stores, store, snapshot)
  for (const [bucket, files] of Object.entries(snapshot.buckets)) {
    await eachOf(files, filesAtOnce, async ({ key, blob, httpMetadata, customMetadata }) => {
      const headers = { 'x-metadata': encodeURIComponent(JSON.stringify({ httpMetadata, customMetadata })) }
      await stores.call(fileUrl(bucket, key), { method: 'PUT', headers, body: (await store.readBlob(blob)).slice() })
    })
  }
  return { orphans }
}

/** Returns the number of rows skipped. */
async function restoreDatabase(stores: Stores, store: SealedStore, { tables, others }: Snapshot): Promise<number> {
  let skipped = 0
  await stores.call('schema', json('PUT', { tables: tables.map(({ sql }) => ({ sql })) }))
  for (const { name: table, columns, ranges } of tables) {
    for (const [, blob] of ranges) {
      const rows = JSON.parse(Buffer.from(await store.readBlob(blob)).toString()) as unknown[][]
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        const part = { table, columns, rows: rows.slice(at, at + rowsAtOnce) }
        const written = await stores.call('rows', json('POST', part))
        skipped += ((await written.json()) as { orphans: number }).orphans
      }
    }
  }
  await stores.call('schema/others', json('POST', { others }))
  return skipped
}

const json = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) })

async function eachOf<T>(all: Iterable<T>, atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
