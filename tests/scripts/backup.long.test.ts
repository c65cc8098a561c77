import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { signedInPerson } from '../harness/api-person.ts'
import { startProduct } from '../harness/bench/product.mjs'
import { storedValues } from '../harness/bench/stored-values.ts'
import { freshFolder, root } from '../harness/bench/workerd.mjs'
import { makePhoto } from '../harness/photo.ts'
import { fullSite } from '../renderer/fixtures/full-site.ts'

const product = join(root, '.cache/bench/backed-up-product')
const backups = freshFolder('backups')
const key = join(freshFolder('backup-key'), 'backup.key')
let port = ''

const exec = promisify(execFile)

/** Runs a command and parses the last line of its output. */
async function run(script: string, ...args: string[]) {
  const { stdout } = await exec(process.execPath, [join(root, 'scripts', script), ...args, '--key-file', key], {
    cwd: root,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
const backUp = () => run('backup.mjs', '--to', backups, '--persist-to', product)
const restore = (folder: string, ...more: string[]) =>
  run('restore.mjs', '--from', backups, '--persist-to', folder, '--port', port, ...more)

beforeAll(async () => {
  const { origin, stop } = await startProduct('backed-up-product')
  port = new URL(origin).port
  try {
    const person = await signedInPerson(origin)
    for (const handle of ['first-copied', 'second-copied'])
      await person.publish({ ...fullSite, businessName: handle }, handle)
    const response = await person.call('POST', '/api/drafts', { body: { websiteSettings: fullSite } })
    const { draftId } = z.object({ draftId: z.string() }).parse(response)
    const headers = { 'content-type': 'image/jpeg' }
    const photo = await makePhoto({ width: 800, height: 600 })
    await person.call('POST', `/api/drafts/${draftId}/images`, { body: photo, headers })
  } finally {
    await stop()
  }
  await exec(process.execPath, [join(root, 'scripts/backup.mjs'), '--new-key', key], { cwd: root })
}, 300_000)

it('a backup restores every published byte to a new installation', { timeout: 600_000 }, async () => {
  const before = await storedValues(product)
  expect([...before.pages.keys()].filter((name) => name.startsWith('host:'))).toHaveLength(2)
  const backup = await backUp()
  expect(before.pictures.size).toBeGreaterThan(1)
  expect(backup).toMatchObject({ rows: expect.any(Number), files: before.pictures.size })

  const folder = freshFolder('restored-product')
  expect(await restore(folder)).toMatchObject({ rows: backup.rows, files: backup.files, orphans: 0 })
  expect(await storedValues(folder)).toEqual(before)
})

it('a backup copies only what changed since the previous backup', { timeout: 300_000 }, async () => {
  await backUp()
  const secondBackup = await backUp()
  // The snapshot, and the row with the time of the previous backup.
  expect(secondBackup.written.files).toBe(2)
})

it('a backup can’t be restored to an installation in use', { timeout: 300_000 }, async () => {
  await backUp()
  await expect(restore(product)).rejects.toThrow('the database has people or websites')
})

// ASVS 11.3.2
it('a backup has every file encrypted, and can’t be read with another key', async () => {
  const files = readdirSync(backups, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(3)
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name))
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('first-copied')).toBe(false)
  }
  const otherKey = join(freshFolder('backup-key-2'), 'other.key')
  await exec(process.execPath, [join(root, 'scripts/backup.mjs'), '--new-key', otherKey], { cwd: root })
  const check = exec(process.execPath, [
    join(root, 'scripts/restore.mjs'),
    '--from',
    backups,
    '--check',
    '--key-file',
    otherKey,
  ])
  await expect(check).rejects.toThrow()
}, 120_000)

// ASVS 11.3.3
it('a damaged file in a backup is detected before anything is restored', { timeout: 300_000 }, async () => {
  await backUp()
  expect(await restore(product, '--check')).toMatchObject({ files: expect.any(Number) })
  const [blob] = readdirSync(join(backups, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  if (!blob) throw new Error('no contents')
  const path = join(blob.parentPath, blob.name)
  const bytes = readFileSync(path)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(path, bytes)
  await expect(restore(product, '--check')).rejects.toThrow()
  rmSync(backups, { recursive: true })
})
