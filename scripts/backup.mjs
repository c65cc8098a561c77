// npm run backup: copies the database, pictures and message photos of a product to a folder or a bucket, encrypted.
//   --to <folder>          or r2:<bucket>
//   --key-file backup.key  an age key; --new-key <file> makes one
//   --persist-to <folder>  where a local product's data lives (default .wrangler/state)
//   --remote               the deployed product; --env staging for staging's
//   --keep 30              removes all but so many backups afterwards
// Only what changed since the last backup is copied. Prints one line of JSON at the end.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureToolchain, root } from './run.mjs'

await ensureToolchain()
const { openStores, options, placeOf, readKey, stopWithProcess } = await import('./backup/open.mjs')

const { values } = parseArgs({
  options: { ...options, to: { type: 'string' }, keep: { type: 'string' }, 'new-key': { type: 'string' } },
})
try {
  if (values['new-key']) await makeKey(resolve(root, values['new-key']))
  else await backUp()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function makeKey(file) {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  if (existsSync(file)) throw new Error(`${file} exists: a backup made with it needs it. Name another file.`)
  const key = await generateX25519Identity()
  writeFileSync(file, `# public key: ${await identityToRecipient(key)}\n${key}\n`, { mode: 0o600 })
  console.log(
    `The key is in ${file}. Without it, no backup can be read: keep a copy in another place than the backups.`,
  )
}

async function backUp() {
  if (!values.to) throw new Error('Say where to: `npm run backup -- --to <folder>` or `--to r2:<bucket>`.')
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new Error('--keep takes a number from 1 on.')
  const { bucketDestination, folderDestination, SealedStore } = await import('./backup/sealed-store.ts')
  const { pruneSnapshots, rowsOf } = await import('./backup/snapshot.ts')
  const { takeBackup } = await import('./backup/take-backup.ts')
  const begun = performance.now()
  const key = readKey(values['key-file'])
  const place = placeOf(values.to)
  const { stores, settings } = await openStores(values, place)
  stopWithProcess(stores)
  try {
    const destination = place.bucket ? bucketDestination(stores) : folderDestination(place.folder)
    const store = await SealedStore.open(destination, key)
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const snapshot = await takeBackup(stores, store, { product: version, settings })
    await stores.call('ended', { method: 'POST' })
    const { takenAt, tables, buckets } = snapshot
    const removed = keep === undefined ? 0 : await pruneSnapshots(store, keep)
    const files = Object.values(buckets).flat()
    const said = {
      takenAt,
      tables: tables.length,
      rows: rowsOf(snapshot),
      files: files.length,
      written: store.written,
      removed,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
    }
    console.log(JSON.stringify(said))
  } finally {
    await stores.stop()
  }
}
