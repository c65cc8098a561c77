// A thousand different websites from documents to files, as the command does it: start of the process to its end. Hugo, where it
// is installed, makes a thousand pages of the same documents with as much HTML, and nothing else: it draws no pictures and writes
// no further files, of which each of our websites has a dozen.
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasHugo, hugoCommand, writeHugoSite } from '../harness/bench/hugo-site.mjs'
import { median } from '../harness/bench/turns.mjs'
import { variedDocuments } from '../harness/bench/varied-documents.mjs'
import { freshFolder, root } from '../harness/bench/workerd.mjs'

const pages = 1000
const rounds = 5

export const benches = {
  'publish-1000-ms-per-page': {
    unit: 'ms a page',
    against: "<= Hugo's in the same run, where it is installed: npm run render on a thousand documents, start to end",
    measure: publishThousand,
  },
}

async function publishThousand() {
  const folder = freshFolder('publish-1000')
  const documents = await variedDocuments(pages)
  mkdirSync(join(folder, 'documents'))
  for (const document of documents)
    writeFileSync(join(folder, 'documents', `${document.id}.json`), JSON.stringify(document))
  const render = join(root, 'scripts/render.mjs')
  // A new folder each time: deleting thousands of files slows down the disk that the next round is measured on.
  const ours = (round) => timed(process.execPath, [render, join(folder, 'documents'), join(folder, `ours-${round}`)])
  // The first makes the bundle, which later rounds find, and pages to take the CSS from.
  await ours(0)
  const others = hasHugo ? prepareHugo(folder, documents) : undefined
  await others?.(0)
  const times = { ours: [], hugo: [] }
  for (let round = 1; round <= rounds; round += 1) {
    times.ours.push(await ours(round))
    if (others) times.hugo.push(await others(round))
  }
  const described = (name, list) => ({ msPerPage: round2(median(list)), ...weigh(join(folder, `${name}-1`)) })
  const result = {
    value: median(times.ours),
    ours: described('ours', times.ours),
    hugo: others ? described('hugo', times.hugo) : 'not installed',
  }
  rmSync(folder, { recursive: true, force: true })
  return result
}

/** The styles of one of our pages, a page with an average amount of them, go into every page. */
function prepareHugo(folder, documents) {
  const site = join(folder, 'hugo-site')
  const styles = documents.slice(0, 99).map(({ id }) => stylesOf(join(folder, 'ours-0', id, 'index.html')))
  writeHugoSite(site, documents, styles.toSorted((a, b) => a.length - b.length)[49])
  return (round) => timed(...hugoCommand(site, join(folder, `hugo-${round}`)))
}

const stylesOf = (path) => /<style>(.*?)<\/style>/s.exec(readFileSync(path, 'utf8'))[1]

/** What was written: pages, bytes of each page's HTML, files in all. */
function weigh(folder) {
  const files = readdirSync(folder, { recursive: true })
  const indexes = files.filter((path) => /^site-\d+\/index\.html$/.test(path))
  const bytes = indexes.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  if (indexes.length !== pages) throw new Error(`${indexes.length} pages in ${folder}`)
  const count = files.filter((path) => statSync(join(folder, path)).isFile()).length
  return { htmlBytes: Math.round(bytes / pages), files: count }
}

/** Milliseconds a page. */
async function timed(command, args) {
  const begun = performance.now()
  await promisify(execFile)(command, args)
  return (performance.now() - begun) / pages
}

const round2 = (value) => Number(value.toFixed(2))
