import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figures, goalText } from '../bench/figures.ts'

it('docs/benchmarks.md lists the figures and goals of npm run bench', () => {
  const page = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| ([^|]+) \| `([\w-]+)` \| ([^|]+) \|/gm)].map((row) => row.slice(1, 4))
  expect(rows).toEqual(figures.map(({ what, name, goal }) => [what, name, goalText(goal)]))
})
