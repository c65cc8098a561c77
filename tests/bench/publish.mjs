// A whole publish inside workerd, again and again: parse, render, hash, compress, write. Measured by the processor time
// that the process uses; the store is in memory.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { sampleRelease } from '../harness/bench/sample.mjs'
import { cpuSeconds, freshFolder, startWorkerd } from '../harness/bench/workerd.mjs'

const warmUp = 300
const publishes = 400

export const benches = {
  'publish-cpu-ms': { unit: 'ms of CPU', against: '<= 1.5 warm, parse to stored', measure: warmPublish },
}

/** What compressing the page alone costs here and now, which is 0.4 ms on the machine that the goal was set on. */
function compressionMs(html) {
  const compress = () => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  for (let time = 0; time < 50; time += 1) compress()
  const { user, system } = process.cpuUsage()
  for (let time = 0; time < 100; time += 1) compress()
  const used = process.cpuUsage()
  return Number(((used.user - user + used.system - system) / 100_000).toFixed(2))
}

async function warmPublish() {
  const { document, release } = await sampleRelease()
  const html = brotliDecompressSync(release.page.body)
  const folder = freshFolder('publish')
  writeFileSync(join(folder, 'document.json'), JSON.stringify(document))
  const server = await startWorkerd(folder, {
    publish: {
      file: await buildWorker('tests/harness/bench/publish-worker.ts'),
      listens: true,
      bindings: { DOCUMENT: { data: join(folder, 'document.json') } },
    },
  })
  try {
    const publish = async (times) => {
      const response = await fetch(`http://127.0.0.1:${server.ports.publish}/?times=${times}`)
      if (!response.ok) throw new Error(`the Worker answered ${response.status}: ${server.complaints().slice(0, 200)}`)
      return response.json()
    }
    await publish(warmUp)
    const before = cpuSeconds(server.pid)
    const { stored } = await publish(publishes)
    return { value: ((cpuSeconds(server.pid) - before) / publishes) * 1000, stored, compressionMs: compressionMs(html) }
  } finally {
    await server.stop()
  }
}
