import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildWorker } from '../harness/bench/workerd.mjs'

const weigh = async (entry: string) => readFileSync(await buildWorker(entry))

/** workerd compiles all of a Worker at its start, also what waits behind an `import()`: docs/decisions.md says what it costs. */
describe('A Worker as it is deployed', () => {
  it('has at most 4.1 MB where it is the app’s', async () => {
    const { byteLength } = await weigh('worker/index.ts')
    expect(byteLength).toBeLessThan(4_100_000)
    // A bundle without the app would pass the line above.
    expect(byteLength).toBeGreaterThan(1_000_000)
  })

  it('has at most 9.75 KB gzipped where it is the visitors’', async () => {
    expect(gzipSync(await weigh('worker/edge/worker.ts'), { level: 9 }).byteLength).toBeLessThan(9.75 * 1024)
  })
})
