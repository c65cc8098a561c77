// npm run restore: writes a backup into a product that nobody uses yet, and makes its websites' pages again.
//   --from <folder>        or r2:<bucket>
//   --at 2026-11-25T08:00Z the newest backup up to then (default: the newest)
//   --key-file backup.key  the key of the backup
//   --persist-to <folder>  where the local product's data goes (default .wrangler/state)
//   --port 8787            where it will be served: pages name their own address
//   --remote               the deployed product, right after its first deployment; --env staging for staging's
//   --check                only reads the backup, all of it
// Prints one line of JSON at the end.
import { parseArgs } from 'node:util'
import { ensureToolchain, run } from './run.mjs'

await ensureToolchain()
const { openStores, options, placeOf, readKey, stopWithProcess } = await import('./backup/open.mjs')

const { values } = parseArgs({
  options: {
    ...options,
    from: { type: 'string' },
    at: { type: 'string' },
    port: { type: 'string', default: '8787' },
    check: { type: 'boolean', default: false },
  },
})
try {
  await restore()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function restore() {
  if (!values.from) throw new Error('Say where from: `npm run restore -- --from <folder>` or `--from r2:<bucket>`.')
  if (values.at !== undefined && Number.isNaN(Date.parse(values.at)))
    throw new Error('--at takes a time such as 2026-11-25T08:00Z.')
  const { bucketDestination, folderDestination, SealedStore } = await import('./backup/sealed-store.ts')
  const { findSnapshot, rowsOf } = await import('./backup/snapshot.ts')
  const { checkSnapshot, restoreBackup } = await import('./backup/restore-backup.ts')
  const begun = performance.now()
  const key = readKey(values['key-file'])
  const place = placeOf(values.from)
  const { stores } = await openStores(values, place)
  stopWithProcess(stores)
  let said
  try {
    const destination = place.bucket ? bucketDestination(stores) : folderDestination(place.folder)
    const store = await SealedStore.open(destination, key)
    const snapshot = await findSnapshot(store, values.at)
    if (!snapshot) throw new Error(`There is no backup in ${values.from}${values.at ? ` up to ${values.at}` : ''}.`)
    const { takenAt, buckets } = snapshot
    said = {
      takenAt,
      rows: rowsOf(snapshot),
      files: Object.values(buckets).flat().length,
    }
    if (values.check) await checkSnapshot(store, snapshot)
    else said = { ...said, ...(await restoreBackup(stores, store, snapshot)) }
  } finally {
    await stores.stop()
  }
  if (!values.check) {
    const where = values.remote
      ? ['--remote', '--env', values.env]
      : ['--persist-to', values['persist-to'], '--port', values.port]
    await run('node', ['scripts/rebuild.mjs', ...where])
  }
  console.log(JSON.stringify({ ...said, seconds: Math.round((performance.now() - begun) / 100) / 10 }))
}
