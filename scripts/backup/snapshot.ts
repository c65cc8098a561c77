// The index of one backup. Encrypted and stored next to the contents it names.
import * as z from 'zod'
import type { SealedStore } from './sealed-store.ts'

const stored = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  httpMetadata: z.record(z.string(), z.string()).optional(),
  customMetadata: z.record(z.string(), z.string()).optional(),
  blob: z.string(),
})

const table = z.object({
  name: z.string(),
  sql: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Each range of rows with its content's name. */
  ranges: z.array(z.tuple([z.number(), z.string()])),
})

const shape = z.object({
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  product: z.string(),
  /** In an order in which rows can be written. */
  tables: z.array(table),
  /** Indexes and triggers. */
  others: z.array(z.string()),
  buckets: z.record(z.string(), z.array(stored)),
  /** Names only: operators keep values and secrets themselves. */
  settings: z.array(z.string()),
})

export type Snapshot = z.infer<typeof shape>

const folder = 'snapshots'
const nameOf = (takenAt: string) => `${folder}/${takenAt.replaceAll(':', '-')}.age`

export const writeSnapshot = (store: SealedStore, snapshot: Snapshot): Promise<void> =>
  store.writeAs(nameOf(snapshot.takenAt), Buffer.from(JSON.stringify(snapshot)))

/** The names of all snapshots, the oldest first. */
export const listSnapshots = async (store: SealedStore): Promise<string[]> =>
  (await store.destination.list(folder)).toSorted()

export async function readSnapshot(store: SealedStore, name: string): Promise<Snapshot> {
  return shape.parse(JSON.parse(Buffer.from(await store.read(name)).toString()))
}

/** The latest snapshot, or the latest one taken by a given time. Undefined when no snapshot matches. */
export async function findSnapshot(store: SealedStore, at?: string): Promise<Snapshot | undefined> {
  const names = await listSnapshots(store)
  const name = at === undefined ? names.at(-1) : names.filter((one) => one <= nameOf(new Date(at).toISOString())).at(-1)
  return name === undefined ? undefined : readSnapshot(store, name)
}

/** Keeps the latest snapshots and the blobs they reference, and deletes the rest. Returns the number of deleted blobs. */
export async function pruneSnapshots(store: SealedStore, keep: number): Promise<number> {
  const names = await listSnapshots(store)
  for (const name of names.slice(0, -keep)) await store.destination.remove(name)
  const used = new Set<string>()
  for (const name of names.slice(-keep)) for (const blob of blobsOf(await readSnapshot(store, name))) used.add(blob)
  const unused = (await store.destination.list('blobs')).filter((name) => !used.has(name))
  for (const name of unused) await store.destination.remove(name)
  return unused.length
}

export const rowsOf = ({ tables }: Snapshot): number => tables.reduce((sum, { rows }) => sum + rows, 0)

export const blobsOf = ({ tables, buckets }: Snapshot): string[] => [
  ...tables.flatMap(({ ranges }) => ranges.map(([, blob]) => blob)),
  ...Object.values(buckets).flatMap((files) => files.map(({ blob }) => blob)),
]
