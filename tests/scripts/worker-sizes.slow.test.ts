import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtWorker, startOf } from '../harness/bench/workerd.mjs'

/** The bytes of a built Worker's modules, and of those that workerd compiles at its start. */
async function weigh(entry: string) {
  const { main, modules } = await builtWorker(entry)
  const bytesOf = (some: typeof modules) => some.map(({ fileName }) => readFileSync(join(dirname(main), fileName)))
  return { all: bytesOf(modules), started: bytesOf(startOf(modules)) }
}

const sum = (modules: Buffer[], size: (module: Buffer) => number) =>
  modules.reduce((total, module) => total + size(module), 0)
const length = ({ byteLength }: Buffer) => byteLength
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).byteLength

/** workerd compiles a module when it is first imported, and reads all of them at the start: docs/decisions.md says what it costs. */
describe('A Worker as it is deployed', () => {
  it('keeps the app’s Worker below 6.65 MB, with at most 40 KB compiled at its start', async () => {
    const { all, started } = await weigh('worker/index.ts')
    expect(sum(all, length)).toBeLessThan(6_650_000)
    // A bundle without the app would pass the line above.
    expect(sum(all, length)).toBeGreaterThan(1_000_000)
    expect(sum(started, length)).toBeLessThan(40_000)
    expect(sum(started, length)).toBeGreaterThan(10_000)
  })

  it('has at most 11.5 KB gzipped where it is the visitors’, of which at most 5 KB are compiled before a page', async () => {
    const { all, started } = await weigh('worker/edge/worker.ts')
    expect(sum(all, gzipped)).toBeLessThan(11.5 * 1024)
    expect(sum(started, gzipped)).toBeLessThan(5 * 1024)
    expect(sum(started, gzipped)).toBeGreaterThan(1024)
  })
})
