import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '../harness/bench/turns.mjs'
import { variedDocuments } from '../harness/bench/varied-documents.mjs'
import { freshFolder, root } from '../harness/bench/workerd.mjs'
import { hasHugo, hugoCommand, missingWords, writeHugoSite } from './hugo-site.mjs'

// A thousand different websites from documents to files, as the command does it: start of the process to its end. Hugo makes websites of the
// same documents: pages with the same words and structured data, a not-found page, the texts for crawlers, and our pictures and fonts, which it
// copies.

const pages = 1000
const rounds = 5

async function renderThousand() {
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
  const ratios = times.ours.map((ms, round) => ms / times.hugo[round])
  for (const name of ['ours-1', 'hugo-1']) mustBeWhole(join(folder, name))
  rmSync(folder, { recursive: true, force: true })
  // Gigabytes that the system would write while the next bench measures.
  spawnSync('sync')
  return median(ratios)
}

/** Node's options and file for this npm script. */
function commandOf(name) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return scripts[name].split(' ').slice(1)
}

function mustBeWhole(folder) {
  const indexes = readdirSync(folder, { recursive: true }).filter((path) => /^site-\d+\/index\.html$/.test(path))
  if (indexes.length !== pages) throw new Error(`${indexes.length} pages in ${folder}`)
}

/** Milliseconds a website. */
async function timed(command, args) {
  const begun = performance.now()
  await promisify(execFile)(command, args, { cwd: root })
  return (performance.now() - begun) / pages
}

export const measures = { 'thousand-vs-hugo': renderThousand }
