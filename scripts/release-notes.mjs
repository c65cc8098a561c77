// node scripts/release-notes.mjs v0.2.0: prints the changelog's part of that version. Ends with 1 if there is none, or package.json has another version.
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
// A release page is two folders below the repository's own.
console.log(
  notes
    .slice(version.length + 1)
    .trim()
    .replaceAll('](docs/', `](../../blob/v${version}/docs/`),
)
