// node scripts/release-notes.mjs v0.2.0: what the changelog says of that version. Ends with 1 if it says nothing, or package.json has another.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const version = (process.argv[2] ?? '').replace(/^v/, '')
const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const parts = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m)
const notes = parts.find((part) => part.startsWith(`${version}\n`))
if (version !== current || !notes) {
  console.error(
    version === current
      ? `CHANGELOG.md has no part “## ${version}”.`
      : `The tag is ${version || 'missing'}, but package.json has version ${current}.`,
  )
  process.exit(1)
}
// Links of the changelog lead to the files of that version.
console.log(
  notes
    .slice(version.length + 1)
    .trim()
    .replaceAll('](docs/', `](../../blob/v${version}/docs/`),
)
