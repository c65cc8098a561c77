// Shared by npm run backup and npm run restore: the key, the backups' location, and the product's stores.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../run.mjs'
import { remoteBindings, storeConfig } from '../stores/store-config.mjs'
import { startStoreWorker } from '../stores/store-worker.mjs'

export const options = {
  'persist-to': { type: 'string', default: '.wrangler/state' },
  remote: { type: 'boolean', default: false },
  env: { type: 'string', default: 'production' },
  'key-file': { type: 'string', default: 'backup.key' },
}

/** The secret line of a file that --new-key or `age-keygen` wrote. Throws a sentence. */
export function readKey(path) {
  const file = resolve(root, path)
  if (!existsSync(file))
    throw new Error(
      `There is no key in ${path}. Make one with \`npm run backup -- --new-key ${path}\`, and keep a copy elsewhere.`,
    )
  const key = readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (!key) throw new Error(`${path} holds no age key.`)
  return key.trim()
}

/** The backups' location: a folder, or "r2:" and a bucket's name. */
export const placeOf = (text) => (text.startsWith('r2:') ? { bucket: text.slice(3) } : { folder: resolve(root, text) })

/** Starts the Worker on the product's database and stores, with the bucket of the backups. Answers it and the names of its settings. */
export async function openStores(values, place) {
  const bindings = values.remote ? await remoteBindings(values.env) : {}
  const config = await storeConfig({ main: 'worker/backup/worker.ts', ...bindings })
  if (place.bucket) config.r2_buckets.push({ binding: 'BACKUP', bucket_name: place.bucket, remote: values.remote })
  const settings = Object.keys(config.vars).toSorted()
  const stores = await startStoreWorker(config, values.remote ? {} : { persistTo: values['persist-to'] })
  return { stores, settings }
}

/** Ends the Worker with this process. */
export function stopWithProcess(stores) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stores.stop().then(() => process.exit(1)))
}
