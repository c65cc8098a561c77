import { AppError } from '../contract/errors.ts'
import { type Shard, type ShardIndex, shardFile, shardFolder, shardPrefix } from './place-shards.ts'

/** How many shards an isolate keeps, each of some tens of KB. */
const mostKept = 24
const noShard: Shard = { regions: [], places: [] }

/** Reads the shard that holds a folded name. */
export type ShardReader = (key: string) => Promise<Shard>

const readers = new WeakMap<Fetcher, ShardReader>()

/**
 * The reader of the app's static files; it keeps what it read last. `lastBuild`: where they are served instead, if anywhere. Throws
 * places_unavailable when the index was not built.
 */
export function shardReader(assets: Fetcher, lastBuild?: string): ShardReader {
  const known = readers.get(assets)
  if (known) return known
  const reader = keepingReader(async (file) => {
    const path = `/${shardFolder}/${file}`
    return jsonOf(await (lastBuild ? fetch(lastBuild + path) : assets.fetch(`https://assets.invalid${path}`)))
  })
  readers.set(assets, reader)
  return reader
}

/** `read` returns a file's content, undefined without the file. */
export function keepingReader(read: (file: string) => Promise<unknown>): ShardReader {
  const kept = new Map<string, Promise<Shard>>()
  let index: Promise<ReadonlySet<string>> | undefined
  const splitPrefixes = async () => {
    const found = (await read('index.json')) as ShardIndex | undefined
    if (found) return new Set(found.split)
    console.error(`There is no index of places in ${shardFolder}: npm run build makes it.`)
    throw new AppError('places_unavailable')
  }
  return async (key) => {
    index ??= splitPrefixes()
    const split = await index.catch((error) => {
      index = undefined
      throw error
    })
    const file = shardFile(shardPrefix(key, split))
    const shard = kept.get(file) ?? read(file).then((found) => (found as Shard | undefined) ?? noShard)
    kept.delete(file)
    kept.set(file, shard)
    shard.catch(() => kept.delete(file))
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return shard
  }
}

/** The binding answers the editor's page for a file that is not there. */
async function jsonOf(answer: Response): Promise<unknown> {
  const isJson = answer.status === 200 && answer.headers.get('content-type')?.includes('json')
  if (isJson) return answer.json()
  await answer.body?.cancel()
  return undefined
}
