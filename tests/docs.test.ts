import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventNames } from '../worker/platform/log/events.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
const pages = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...docs.map((name) => `docs/${name}`)].map((path) => ({
  path,
  text: read(path),
}))

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '')

/** Targets of a page's links, pictures and footnotes within the repository. */
function ownLinks(text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)]
  return targets
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^(https?|mailto):/.test(target))
}

/** The anchors of a page, as GitHub makes them from its headings. */
const anchorsOf = (text: string) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Whether a link points to an existing file, and to an existing heading if it names one. */
function resolves(from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : relative(root, resolve(root, dirname(from), decodeURIComponent(file)))
  if (path.startsWith('..') || !existsSync(join(root, path))) return false
  return anchor === undefined || anchorsOf(read(path)).includes(anchor)
}

describe('README and docs', () => {
  it('link only to files and headings that exist', () => {
    const broken = pages.flatMap(({ path, text }) =>
      ownLinks(text)
        .filter((target) => !resolves(path, target))
        .map((target) => `${path}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('mention only npm scripts from package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const unknown = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
        .map(([, run, short]) => run ?? short ?? '')
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${path}: npm run ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('mention only files and folders that exist, even in commands', () => {
    const named = /^(?:renderer|templates|worker|editor|marketing|tests|scripts|docs)\/[\w./-]+$/
    const missing = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/`([^`\n]+)`/g)]
        .flatMap(([, code = '']) => code.split(' '))
        .filter((word) => named.test(word) && !existsSync(join(root, word)))
        .map((word) => `${path}: ${word}`),
    )
    expect(missing).toEqual([])
  })

  it('contain SQL only on the operations page, where a test runs every block', () => {
    expect(pages.filter(({ text }) => text.includes('```sql')).map(({ path }) => path)).toEqual(['docs/operations.md'])
  })

  it('include a changelog that starts with package.json’s version', () => {
    const { version }: { version: string } = JSON.parse(read('package.json'))
    expect(/^## (.+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
    const lock: { version: string } = JSON.parse(read('package-lock.json'))
    expect(lock.version).toBe(version)
  })

  it('link to every page in docs', () => {
    const linked = pages.flatMap(({ path, text }) =>
      ownLinks(text).map((target) => relative(root, resolve(root, dirname(path), target.split('#')[0] ?? ''))),
    )
    expect(docs.filter((name) => !linked.includes(`docs/${name}`))).toEqual([])
  })
})

it('code and settings refer only to existing docs', () => {
  const files = [
    'wrangler.toml',
    ...globSync('{renderer,templates,worker,editor,tests,scripts}/**/*.{ts,tsx,mjs}', { cwd: root }),
  ]
  const stray = files.flatMap((path) =>
    [...read(path).matchAll(/\bdocs\/[\w-]+\.md\b/g)]
      .filter(([page]) => !existsSync(join(root, page)))
      .map(([page]) => `${path}: ${page}`),
  )
  expect(stray).toEqual([])
})

it('docs/contributing.md mentions only symbols that exist in the code', () => {
  const names = [...read('docs/contributing.md').matchAll(/`([a-z]+[A-Z]\w+)\b/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  const code = globSync('{renderer,templates,worker,editor,tests}/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

it('alerts and screens quote only existing headings of the docs', () => {
  const sources = globSync('{worker,editor,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
  const quoted = sources.flatMap((path) => [...read(path).matchAll(/“([^”]+)” in (docs\/[\w-]+\.md)/g)])
  expect(quoted.length).toBeGreaterThan(3)
  const stray = quoted.filter(([, heading, page = '']) => !read(page).match(new RegExp(`^#+ ${heading}$`, 'm')))
  expect(stray.map(([text]) => text)).toEqual([])
})

describe('log events', () => {
  const sources = globSync('worker/**/*.{ts,tsx}', { cwd: root }).map((path) => ({ path, text: read(path) }))
  const others = sources.filter(({ path }) => path !== 'worker/platform/log/events.ts')

  it('match the rows of the table in docs/operations.md, in alphabetical order', () => {
    const [, section = ''] = /^### Events\n(.*?)^#/ms.exec(read('docs/operations.md')) ?? []
    const named = [...section.matchAll(/^\| (`.+?) \|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[a-z]+\.[a-z_]+/g) ?? [],
    )
    expect(named.toSorted()).toEqual([...eventNames])
    expect(eventNames).toEqual(eventNames.toSorted())
  })

  it('all occur in the code', () => {
    expect(eventNames.filter((name) => !others.some(({ text }) => text.includes(`'${name}'`)))).toEqual([])
  })

  it('reach the console in one place only', () => {
    const writing = others.filter(({ text }) => /\bconsole\.\w+\(/.test(text)).map(({ path }) => path)
    expect(writing).toEqual(['worker/platform/log/line.ts'])
  })
})
