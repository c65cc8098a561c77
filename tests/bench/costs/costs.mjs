import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCode } from '../../harness/bench/code-server.mjs'
import { load } from '../../harness/bench/sample.mjs'
import { median } from '../../harness/bench/turns.mjs'
import { root } from '../../harness/bench/workerd.mjs'

// What a website stores, writes and reads, by the product's own code in workerd, and what that costs at Cloudflare's prices.

/** Every style, each with another business. */
const everyNth = 7

export const benches = {
  'website-cents': {
    unit: 'cents a month for one of 10 million websites',
    against: '`table` and `limits` are those of docs/costs.md',
    measure: computeCosts,
  },
}

let server
const ask = async (path, document) => {
  server ??= startCode('costs', { worker: 'tests/bench/costs/costs-worker.ts', objects: { LIVE: 'OwnerChannel' } })
  return (await server).ask(path, { method: 'POST', body: JSON.stringify(document) })
}

export async function close() {
  await (await server)?.end()
  server = undefined
}

async function samples() {
  const { sampleBusinesses } = await load('/templates/samples.ts')
  const { sampleWebsite } = await load('/worker/pages/sample-website.ts')
  const { localComposer } = await load('/scripts/local-composer.ts')
  const { presetStyles } = await load('/renderer/document/enumerations.ts')
  return Promise.all(
    presetStyles.map((style, nth) =>
      sampleWebsite(localComposer, style, sampleBusinesses[(nth * everyNth) % sampleBusinesses.length]),
    ),
  )
}

async function websites() {
  const measured = []
  for (const document of await samples()) measured.push(await ask('/', document))
  return measured
}

async function computeCosts() {
  const { assumed, costTable, dollarsOf, limitTable } = await load('/tests/bench/costs/cost-table.ts')
  const measured = await websites()
  const middle = (name) => median(measured.map((one) => one[name]))
  const figures = JSON.parse(readFileSync(join(root, 'docs/benchmarks.json'), 'utf8'))
  const website = {
    assumed,
    measured: {
      ...Object.fromEntries(Object.keys(measured[0]).map((name) => [name, middle(name)])),
      visitRowsWritten: figures['visit-rows-1000'].value,
    },
  }
  const value = (dollarsOf(website, 10_000_000) / 10_000_000) * 100
  return { value, ...website, table: costTable(website).split('\n'), limits: limitTable(website).split('\n') }
}
