// The product's own pages: what they weigh, and what Lighthouse says of them on a phone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { audit, imperfect, medianOf } from '../../scripts/lighthouse/audit.mjs'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'
import { freePort, root } from '../harness/bench/workerd.mjs'

const client = join(root, 'dist/client')
/** One of each kind. The rest: npm run bench -- --all */
const sampled = ['/', '/industries/therapist', '/samples', '/business-name-creator', '/support', '/pricing']
const runs = 3

export const benches = {
  'public-page-bytes': {
    unit: 'bytes',
    against: '<= 14336: the heaviest public page with its CSS, brotli 5, before pictures and fonts',
    measure: heaviestPage,
  },
  'public-script-gz-kb': {
    unit: 'KB',
    against: 'for scale: the script of the public page that has most',
    measure: mostScript,
  },
  'public-lighthouse-min': {
    unit: 'score',
    against: `100: the lowest of four categories over the sampled pages, the median of three runs; with --all over every page`,
    measure: worstScore,
  },
}

let product
export const close = () => product?.stop()

async function htmlOfPages() {
  const { publicPaths, publicFile } = await load('/worker/public-paths.ts')
  return publicPaths.map((path) => [path, readFileSync(join(client, `${publicFile(path)}.html`), 'utf8')])
}

async function heaviestPage() {
  const brotli = (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  const weighed = (await htmlOfPages()).map(([path, html]) => [path, brotli(html)]).toSorted(([, a], [, b]) => b - a)
  const [[page, value]] = weighed
  return { value, page, pages: weighed.length, median: weighed[Math.floor(weighed.length / 2)][1] }
}

/** Scripts that a page names, and what those import at once. */
async function mostScript() {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const byFile = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]))
  const closure = (keys, known = new Set()) => {
    for (const key of keys.filter((candidate) => !known.has(candidate)))
      closure(manifest[key].imports ?? [], known.add(key))
    return known
  }
  const weighed = (await htmlOfPages()).map(([path, html]) => {
    const named = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, file]) => byFile.get(file))
    const files = [...closure(named)].map((key) => readFileSync(join(client, manifest[key].file)))
    return [path, files.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024]
  })
  const [[page, value]] = weighed.toSorted(([, a], [, b]) => b - a)
  return { value, page, home: Math.round((weighed.find(([path]) => path === '/')?.[1] ?? 0) * 10) / 10 }
}

/** A page's second and third run are spared where the first found nothing. */
async function worstScore({ all }) {
  const { openBrowser } = await import('../../scripts/gallery/gallery-browser.mjs')
  const paths = all ? (await htmlOfPages()).map(([path]) => path) : sampled
  product ??= await startProduct('public-pages')
  const port = await freePort()
  const browser = await openBrowser({ port })
  const found = []
  for (const path of paths) {
    const reports = [await audit(product.origin + path, port)]
    while (reports.length < runs && Math.min(...Object.values(medianOf(reports.slice(0, 1)))) < 100)
      reports.push(await audit(product.origin + path, port))
    const score = Math.min(...Object.values(medianOf(reports)))
    const complaints = imperfect(reports).filter((text) => !text.includes('weight 0'))
    const { benchmarkIndex } = reports[0].environment
    found.push({ path, score, complaints, benchmarkIndex })
  }
  await browser.close()
  const [worst] = found.toSorted((a, b) => a.score - b.score)
  const below = found.filter(({ score }) => score < 100)
  const machine = Math.round(Math.min(...found.map(({ benchmarkIndex }) => benchmarkIndex)))
  return {
    value: worst.score,
    pages: found.length,
    below: below.map(({ path, score }) => `${path} ${score}`),
    ...(below.length > 0 && { complaints: worst.complaints.slice(0, 3) }),
    benchmarkIndex: machine,
  }
}
