// A thousand different websites from documents to files, as the command does it: start of the process to its end.
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load } from '../harness/bench/sample.mjs'
import { freshFolder, root } from '../harness/bench/workerd.mjs'

const pages = 1000
const rounds = 3
const places = ['Cork', 'Lisbon', 'Malmö', 'Ghent', 'Leeds', 'Graz', 'Turin']

export const benches = {
  'publish-1000-ms-per-page': {
    unit: 'ms a page',
    against: 'npm run render on a thousand documents, start to end',
    measure: publishThousand,
  },
}

async function publishThousand() {
  const folder = freshFolder('publish-1000')
  const documents = await variedDocuments()
  mkdirSync(join(folder, 'documents'))
  for (const { id, ...rest } of documents)
    writeFileSync(join(folder, 'documents', `${id}.json`), JSON.stringify({ id, ...rest }))
  const render = join(root, 'scripts/render.mjs')
  const run = (from, out) => timed(process.execPath, [render, join(folder, from), join(folder, out)])
  // The first makes the bundle, which later runs find.
  await run('documents/site-0.json', 'one')
  // A folder of its own each time: deleting thousands of files slows down the disk that the next round is measured on.
  const value = await median((round) => run('documents', `out-${round}`))
  rmSync(folder, { recursive: true, force: true })
  return { value }
}

/** Websites of every kind of business, in different places, looks and selections of sections. */
async function variedDocuments() {
  const { composeWebsite } = await load('/templates/compose.ts')
  const { industries } = await load('/templates/industries/match.ts')
  const { fontPairs } = await load('/templates/font-pairs/font-pairs.ts')
  const { palettes } = await load('/templates/palettes/palettes.ts')
  const { sectionTypeNames } = await load('/renderer/document/section-types.ts')
  const ends = ['Header', 'Introduction', 'Footer']
  const between = sectionTypeNames.filter((type) => !ends.includes(type))
  const turned = (list, index) => list[index % list.length]
  return Array.from({ length: pages }, (_, index) => {
    const { trade, slug } = turned(industries, index)
    const place = turned(places, index)
    return composeWebsite({
      id: `site-${index}`,
      businessName: `${place} ${trade || slug} ${index}`,
      businessActivities: `${trade || slug}, established ${1900 + (index % 120)}`,
      businessLocation: place,
      fontPair: turned(fontPairs, index >> 2).id,
      palette: turned(palettes, index >> 1).id,
      sections: ['Header', 'Introduction', ...between.filter((_, nth) => (index + nth) % 3 > 0), 'Footer'],
    })
  })
}

/** Milliseconds a page. */
async function timed(command, args) {
  const begun = performance.now()
  await promisify(execFile)(command, args)
  return (performance.now() - begun) / pages
}

async function median(measure) {
  const values = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure(round))
  return values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
}
