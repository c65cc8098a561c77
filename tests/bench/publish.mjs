import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { cpuSeconds } from '../harness/bench/cpu-seconds.mjs'
import { load, sampleRelease } from '../harness/bench/sample.mjs'
import { median } from '../harness/bench/turns.mjs'
import { variedDocuments } from '../harness/bench/varied-documents.mjs'
import { buildWorker, freshFolder, root, startWorkerd } from '../harness/bench/workerd.mjs'
import { hasHugo, hugoCommand, missingWords, writeHugoSite } from './hugo-site.mjs'

// A whole publish inside workerd: parse, render, hash, compress, write. Measured by the processor time that the process
// uses; the store is in memory.

const warmUp = 300
const publishes = 100
const warmRounds = 7
const isolates = 15

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
  const { release } = await sampleRelease()
  const { publish, stop } = await startPublishers(1)
  try {
    await publish(0, { times: warmUp })
    const rounds = []
    for (let round = 1; round <= warmRounds; round += 1) {
      const { cpuMs } = await publish(0, { times: publishes, from: warmUp + round * publishes })
      rounds.push(cpuMs / publishes)
    }
    return { value: median(rounds), compressionMs: compressionMs(brotliDecompressSync(release.page.body)) }
  } finally {
    await stop()
  }
}

const draws = 20

/**
 * A warm publish ÷ drawing the index page by React and compressing it, in turn in the same process. What a publish does besides is the rest:
 * parse, the other pages and files, hashes, writes.
 */
async function publishVsRender() {
  const { publish, draw, stop } = await startPublishers(1)
  try {
    await publish(0, { times: warmUp / 3 })
    await draw(0, warmUp / 3)
    const rounds = []
    for (let round = 1; round <= warmRounds; round += 1) {
      const published = (await publish(0, { times: draws, from: warmUp + round * draws })).cpuMs / draws
      const drawn = (await draw(0, draws)).cpuMs / draws
      rounds.push({ published, drawn, ratio: published / drawn })
    }
    const of = (name) => round2(median(rounds.map((round) => round[name])))
    return { value: of('ratio'), publishMs: of('published'), renderMs: of('drawn') }
  } finally {
    await stop()
  }
}

/** Each isolate is one that has parsed the Worker and nothing more. */
async function coldPublish() {
  const { publish, stop } = await startPublishers(isolates)
  try {
    const times = []
    for (let isolate = 0; isolate < isolates; isolate += 1) {
      const first = await publish(isolate, { times: 1 })
      const second = await publish(isolate, { times: 1, from: 1 })
      times.push({ first: first.cpuMs, second: second.cpuMs })
    }
    // The process itself is not warm yet for the first of them.
    const counted = times.slice(1)
    const second = round2(median(counted.map((time) => time.second)))
    const first = round2(median(counted.map((time) => time.first)))
    return { value: round2(first / second), firstMs: first, secondMs: second }
  } finally {
    await stop()
  }
}

const parses = 200

/** Milliseconds of parsing each of these documents once, in workerd, where zod may not generate code. */
async function documentParse() {
  const { sampleBusinesses } = await load('/templates/samples.ts')
  const { sampleWebsite } = await load('/worker/pages/sample-website.ts')
  const { localComposer } = await load('/scripts/local-composer.ts')
  const { fullestSite } = await load('/tests/renderer/fixtures/fullest-site.ts')
  const typical = await Promise.all(
    sampleBusinesses.map((business) => sampleWebsite(localComposer, 'Common', business)),
  )
  const bySize = typical.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
  const documents = { typical: bySize[bySize.length >> 1], biggest: bySize.at(-1), largest: fullestSite() }
  const folder = freshFolder('parse')
  const file = await buildWorker('tests/harness/bench/publish-worker.ts')
  const workers = Object.entries(documents).map(([name, document]) => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(document))
    return [name, { file, listens: true, bindings: { DOCUMENT: { data: join(folder, `${name}.json`) } } }]
  })
  const server = await startWorkerd(folder, Object.fromEntries(workers))
  try {
    const result = {}
    for (const [name, document] of Object.entries(documents)) {
      const rounds = []
      for (let round = 0; round <= warmRounds; round += 1) {
        const before = cpuSeconds(server.pid)
        const response = await fetch(`http://127.0.0.1:${server.ports[name]}/?parses=${parses}`)
        if (!response.ok) throw new Error(`parsing ${name}: ${response.status} ${server.complaints().slice(0, 200)}`)
        await response.arrayBuffer()
        rounds.push(((cpuSeconds(server.pid) - before) * 1000) / parses)
      }
      // The first round warms the isolate up.
      result[name] = { ms: round2(median(rounds.slice(1))), bytes: JSON.stringify(document).length }
    }
    return { value: result.typical.ms, ...result }
  } finally {
    await server.stop()
  }
}

/** Isolates that publish, with the { cpuMs } of publishing the `from`th document and those after it in one of them, or of drawing its page. */
async function startPublishers(count) {
  const { document } = await sampleRelease()
  const folder = freshFolder('publish')
  writeFileSync(join(folder, 'document.json'), JSON.stringify(document))
  const worker = {
    file: await buildWorker('tests/harness/bench/publish-worker.ts'),
    listens: true,
    bindings: { DOCUMENT: { data: join(folder, 'document.json') } },
  }
  const names = Array.from({ length: count }, (_, index) => `publish${index}`)
  const server = await startWorkerd(folder, Object.fromEntries(names.map((name) => [name, worker])))
  const publish = async (index, { times, from = 0 }) => {
    const before = cpuSeconds(server.pid)
    const url = `http://127.0.0.1:${server.ports[names[index]]}/?times=${times}&from=${from}`
    const response = await fetch(url)
    if (!response.ok) throw new Error(`the Worker answered ${response.status}: ${server.complaints().slice(0, 200)}`)
    const { stored } = await response.json()
    if (stored < times) throw new Error(`${stored} files of ${times} publishes`)
    return { cpuMs: (cpuSeconds(server.pid) - before) * 1000 }
  }
  const draw = async (index, times) => {
    const before = cpuSeconds(server.pid)
    const response = await fetch(`http://127.0.0.1:${server.ports[names[index]]}/?draws=${times}`)
    if (!response.ok) throw new Error(`the Worker answered ${response.status}: ${server.complaints().slice(0, 200)}`)
    await response.arrayBuffer()
    return { cpuMs: (cpuSeconds(server.pid) - before) * 1000 }
  }
  return { publish, draw, stop: server.stop }
}

// A thousand different websites from documents to files, as the command does it: start of the process to its end. Hugo makes websites
// of the same documents and files: pages with the same words and structured data, a not-found page, the texts for crawlers, and pictures and
// fonts, which it is given and copies, while ours draws the pictures.

const pages = 1000
const rounds = 5

export const benches = {
  'publish-cpu-ms': {
    unit: 'ms of CPU',
    against: 'for scale: warm, parse to stored, every time a little different document',
    measure: warmPublish,
  },
  'publish-vs-render': {
    unit: 'ratio',
    against: '<= 1.25: processor time of a warm publish ÷ one render of the index page with its compression',
    measure: publishVsRender,
  },
  'publish-first-vs-second': {
    unit: 'ratio',
    against: '<= 4: processor time of the first publish of an isolate ÷ its second',
    measure: coldPublish,
  },
  'document-parse-ms': {
    unit: 'ms of CPU',
    against: '< 5: the sample website of median size; also the biggest sample and the largest possible document',
    measure: documentParse,
  },
  'publish-1000-vs-hugo': {
    unit: 'ratio',
    against:
      '<= 1: npm run render on a thousand documents, start to end, ÷ Hugo making the same files of them, in turn in one run',
    measure: publishThousand,
  },
}

async function publishThousand() {
  if (!hasHugo()) throw new Error('Hugo is not installed: apt-get install hugo')
  const folder = freshFolder('publish-1000')
  const documents = await variedDocuments(pages)
  mkdirSync(join(folder, 'documents'))
  for (const document of documents)
    writeFileSync(join(folder, 'documents', `${document.id}.json`), JSON.stringify(document))
  const render = commandOf('render')
  // A new folder each time: deleting thousands of files slows down the disk that the next round is measured on.
  const ours = (round) => timed(process.execPath, [...render, join(folder, 'documents'), join(folder, `ours-${round}`)])
  // The first makes the bundle, which later rounds find, and pages to take the CSS from.
  await ours(0)
  const site = join(folder, 'hugo-site')
  writeHugoSite(site, documents, join(folder, 'ours-0'))
  const hugo = (round) => timed(...hugoCommand(site, join(folder, `hugo-${round}`)))
  await hugo(0)
  const ids = documents.map(({ id }) => id)
  const missing = missingWords(join(folder, 'ours-0'), join(folder, 'hugo-0'), ids)
  if (missing.length > 0)
    throw new Error(`Hugo's pages lack ${missing.length} of our words: ${missing.slice(0, 5).join(', ')}`)
  const times = { ours: [], hugo: [] }
  for (let round = 1; round <= rounds; round += 1) {
    times.ours.push(await ours(round))
    times.hugo.push(await hugo(round))
  }
  const described = (name, list) => ({ msPerWebsite: round2(median(list)), ...weigh(join(folder, `${name}-1`)) })
  const ratios = times.ours.map((ms, round) => ms / times.hugo[round])
  const result = {
    value: median(ratios),
    ours: described('ours', times.ours),
    hugo: described('hugo', times.hugo),
  }
  rmSync(folder, { recursive: true, force: true })
  // Gigabytes that the system would write while the next bench measures.
  spawnSync('sync')
  return result
}

/** Node's options and file for this npm script. */
function commandOf(name) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return scripts[name].split(' ').slice(1)
}

/** Bytes of each page's HTML, then files and bytes in total. */
function weigh(folder) {
  const files = readdirSync(folder, { recursive: true })
  const indexes = files.filter((path) => /^site-\d+\/index\.html$/.test(path))
  const bytes = indexes.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  if (indexes.length !== pages) throw new Error(`${indexes.length} pages in ${folder}`)
  const written = files.map((path) => statSync(join(folder, path))).filter((file) => file.isFile())
  const kilobytes = Math.round(written.reduce((sum, { size }) => sum + size, 0) / 1000)
  return { htmlBytes: Math.round(bytes / pages), files: written.length, kilobytes }
}

/** Milliseconds a website. */
async function timed(command, args) {
  const begun = performance.now()
  await promisify(execFile)(command, args, { cwd: root })
  return (performance.now() - begun) / pages
}

const round2 = (value) => Number(value.toFixed(2))
