import { expect, it } from 'vitest'
import { readSourceFiles } from './harness/source-files.ts'

const files = new Map(readSourceFiles().map((file) => [file.path, file]))

/** What is evaluated when a module is: neither types nor what is imported when it is asked for. */
function evaluated(path: string): string[] {
  const { text = '', imports = [] } = files.get(path) ?? {}
  const statements = [...text.matchAll(/^(?:import|export)\s([^'"]*?)\sfrom\s['"]([^'"]+)['"]/gm)]
  const names = statements.filter(([, what = '']) => !isOfTypesAlone(what)).map(([, , from = '']) => from)
  return imports.filter((name) => names.some((from) => name === from || name.endsWith(from.replace(/^[./]+/, '/'))))
}

const isOfTypesAlone = (what: string) =>
  /^type\s/.test(what) ||
  (/^\{[^}]*\}$/.test(what) &&
    what
      .slice(1, -1)
      .split(',')
      .every((name) => /^\s*(type\s|$)/.test(name)))

/** Everything that a start of the Worker evaluates. */
function startOf(entry: string): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    evaluated(path).forEach(visit)
  }
  visit(entry)
  return found
}

it('a visitor’s cold start evaluates the edge alone: no schemas, no React, no database, no app', () => {
  const start = [...startOf('worker/index.ts')]
  expect(start).toContain('worker/sites/serve-site.ts')
  expect(start).toContain('worker/live/creation-run.ts')
  const packages = start.filter((name) => !files.has(name))
  expect(
    packages.filter((name) => !/^(cloudflare:|node:|itty-router|@cloudflare\/kv-asset-handler)/.test(name)),
  ).toEqual([])
  expect(start.filter((name) => /^(editor|templates|worker\/(api|services|providers))\//.test(name))).toEqual([])
})

it('a mail that is not written loads nothing to draw it with', () => {
  const mails = [...files.keys()].filter(
    (path) => /^worker\/mails\/.*-mail\.ts$/.test(path) && !/render|write/.test(path),
  )
  expect(mails.length).toBeGreaterThan(7)
  for (const path of mails) expect([...startOf(path)].filter((name) => !files.has(name))).toEqual([])
})
