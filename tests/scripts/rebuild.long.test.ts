import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { signedInPerson } from '../harness/api-person.ts'
import { startProduct } from '../harness/bench/product.mjs'
import { storedValues } from '../harness/bench/stored-values.ts'
import { root } from '../harness/bench/workerd.mjs'
import { fullSite } from '../renderer/fixtures/full-site.ts'

const folder = join(root, '.cache/bench/rebuilt-product')
const run = promisify(execFile)

/** What `npm run rebuild` prints. */
async function rebuild(port: string) {
  const args = [join(root, 'scripts/rebuild.mjs'), '--persist-to', folder, '--port', port]
  const { stdout } = await run(process.execPath, args, { cwd: root })
  return { counts: JSON.parse(stdout) }
}

it('makes the store of a product again, byte for byte, by the command', { timeout: 600_000 }, async () => {
  const product = await startProduct('rebuilt-product')
  const { port } = new URL(product.origin)
  try {
    const person = await signedInPerson(product.origin)
    for (const handle of ['first-one', 'second-one'])
      await person.publish({ ...fullSite, businessName: handle }, handle)
  } finally {
    await product.stop()
  }
  const { pages: before } = await storedValues(folder)
  expect([...before.keys()].filter((key) => key.startsWith('host:'))).toHaveLength(2)
  rmSync(join(folder, 'v3/kv'), { recursive: true })
  expect((await storedValues(folder)).pages.size).toBe(0)

  const { counts } = await rebuild(port)
  expect(counts).toMatchObject({ releases: 2, hosts: 2, filesWritten: before.size, filesRemoved: 0, unreproducible: 0 })
  expect((await storedValues(folder)).pages).toEqual(before)

  expect((await rebuild(port)).counts).toMatchObject({ releases: 2, hosts: 2, filesWritten: 0, filesRemoved: 0 })
  expect((await storedValues(folder)).pages).toEqual(before)
})
