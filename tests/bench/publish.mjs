import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSeconds } from '../harness/bench/cpu-seconds.mjs'
import { startProduct } from '../harness/bench/product.mjs'
import { load, sampleRelease } from '../harness/bench/sample.mjs'
import { median } from '../harness/bench/turns.mjs'
import { buildWorker, freshFolder, startWorkerd } from '../harness/bench/workerd.mjs'

// Publishing, as the owner's browser waits for it, and what a publish costs inside workerd: parse, render, hash, compress, write.

const publications = 10

/** The median time from the request to publish until its response, in the product as `npm start` runs it. */
async function ownersWait() {
  const { signedInPerson } = await load('/tests/harness/api-person.ts')
  const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
  const product = await startProduct('publish')
  try {
    const person = await signedInPerson(product.origin)
    const body = { websiteSettings: fullDocument('Common') }
    const { draftId, revision } = await person.call('POST', '/api/drafts', { body })
    const times = []
    for (let count = 0; count <= publications; count += 1) {
      const websiteSettings = { ...body.websiteSettings, businessName: `Version ${count}` }
      const headers = { 'if-match': `"${revision + count}"` }
      const saved = await person.call('PUT', `/api/drafts/${draftId}`, { body: { websiteSettings }, headers })
      const begun = performance.now()
      await person.call('POST', `/api/drafts/${draftId}/publish`, {
        body: { handle: 'published' },
        headers: { 'if-match': `"${saved.revision}"` },
      })
      times.push(performance.now() - begun)
    }
    return median(times.slice(1))
  } finally {
    await product.stop()
  }
}

const warmUp = 100
const rounds = 7
const times = 20

/**
 * A warm publish ÷ drawing the index page by React and compressing it, in turn in the same process, by processor time. The store is in
 * memory.
 */
async function publishVsRender() {
  const { document } = await sampleRelease()
  const folder = freshFolder('publish-cpu')
  writeFileSync(join(folder, 'document.json'), JSON.stringify(document))
  const server = await startWorkerd(folder, {
    publish: {
      file: await buildWorker('tests/harness/bench/publish-worker.ts'),
      listens: true,
      bindings: { DOCUMENT: { data: join(folder, 'document.json') } },
    },
  })
  const cpuOf = async (query) => {
    const before = cpuSeconds(server.pid)
    const response = await fetch(`http://127.0.0.1:${server.ports.publish}/?${query}`)
    if (!response.ok) throw new Error(`the Worker answered ${response.status}: ${server.complaints().slice(0, 200)}`)
    await response.arrayBuffer()
    return cpuSeconds(server.pid) - before
  }
  try {
    await cpuOf(`times=${warmUp}`)
    await cpuOf(`draws=${warmUp}`)
    const ratios = []
    for (let round = 1; round <= rounds; round += 1) {
      const published = await cpuOf(`times=${times}&from=${warmUp + round * times}`)
      ratios.push(published / (await cpuOf(`draws=${times}`)))
    }
    return median(ratios)
  } finally {
    await server.stop()
  }
}

export const measures = { publish: ownersWait, 'publish-vs-render': publishVsRender }
