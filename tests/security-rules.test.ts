import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsPattern } from '../renderer/facts/repeated-facts.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((path) => ({ path, text: withoutComments(read(path)) }))

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const server = filesOf('worker')
const product = filesOf('worker', 'renderer', 'templates', 'editor', 'marketing')

/** Matching lines of code, as `path: line`. */
const linesWith = (files: typeof product, pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
const pathsWith = (files: typeof product, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('the product’s code', () => {
  it('reaches these tests in full', () => {
    expect(server.length).toBeGreaterThan(200)
    expect(product.length).toBeGreaterThan(server.length + 500)
  })

  // ASVS 1.2.5, ASVS 1.3.2
  it('doesn’t run text as code or start other programs', () => {
    expect(linesWith(product, /\beval\(|\bnew Function\b|child_process|setTimeout\(\s*['"`]/)).toEqual([])
  })

  // ASVS 3.2.2
  it('turns text into markup only in the renderer, the public pages and two framed previews', () => {
    const writers = /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc/i
    const outside = pathsWith(product, writers).filter((path) => !/^(?:renderer|marketing)\//.test(path))
    expect(outside.toSorted()).toEqual([
      // An email and the preview, in frames without scripts.
      'editor/mailbox/mailbox-screen.tsx',
      // A bar of fixed text.
      'editor/shell/measuring/offer-measuring.ts',
      'editor/ui/site/site-frame.tsx',
    ])
  })

  // ASVS 1.5.1
  it('doesn’t parse XML, and parses clipboard HTML only in an inert document', () => {
    const parsers = linesWith(product, /DOMParser|createContextualFragment|xml2js|fast-xml-parser|libxml/)
    expect(parsers).toEqual([expect.stringContaining("new DOMParser().parseFromString(html, 'text/html')")])
    expect(linesWith(server, /xml2js|fast-xml-parser|XMLParser|xmldom/)).toEqual([])
  })

  // ASVS 1.2.4
  it('passes values to SQL only as parameters, and uses raw SQL only with listed columns and tables', () => {
    const raw = server.flatMap(({ text }) =>
      [...text.matchAll(/sql\.raw\((`[^`]*`|[^)]*)\)/g)].map(([, inner = '']) => inner),
    )
    const interpolated = raw.flatMap((inner) =>
      [...inner.matchAll(/\$\{(\w+)(?:\.\w+)?\}/g)].map(([, name = '']) => name),
    )
    // `text` is drizzle's SQL for a list's columns, which cannot be parameters.
    expect(raw.filter((inner) => !/^(?:`|table$|key$|text$)/.test(inner))).toEqual([])
    // Names typed by the tables, and a constant.
    const ours = new Set(['row', 'column', 'page', 'rowsPerPage'])
    expect(interpolated.filter((name) => !ours.has(name))).toEqual([])
    // A backup copies all existing tables; its Worker is never deployed and quotes every name.
    const deployed = server.filter(({ path }) => !path.startsWith('worker/backup/'))
    expect(linesWith(deployed, /\.prepare\(\s*`[^`]*\$\{/)).toEqual([])
    expect(linesWith(server, /\.exec\(\s*`[^`]*\$\{/)).toEqual([])
  })

  // ASVS 16.2.3
  it('writes log lines in one place, with listed fields only', () => {
    const writers = linesWith(server, /\bconsole\.\w+|process\.std(?:out|err)/)
    expect(writers).toEqual([
      "worker/platform/log/line.ts: if (fields.outcome === 'failed') console.error(line)",
      'worker/platform/log/line.ts: else console.log(line)',
    ])
    const logs = linesWith(server, /tail_consumers|logpush|writeDataPoint/)
    expect(logs).toEqual([])
  })

  // ASVS 1.2.9
  it('escapes typed text in regular expressions', () => {
    for (const typed of ['a.b', '(a+)+$', '[x', '\\', 'C++', '$5 | $6', '^a*?', '{1,99999}']) {
      expect(`say ${typed} here`.match(wordsPattern(typed)), typed).toEqual([typed])
      expect('say aab aaa x C 56 here'.match(wordsPattern(typed)), typed).toBeNull()
    }
  })

  // ASVS 11.5.1
  it('uses cryptographic randomness, except for pauses and drawings', () => {
    expect(linesWith(server, /Math\.random/)).toEqual([])
    const elsewhere = pathsWith(product, /Math\.random/)
    expect(elsewhere.filter((path) => !/picture-field\.tsx$|session\/live\.ts$/.test(path))).toEqual([])
  })

  // ASVS 11.2.1, ASVS 11.3.1, ASVS 11.4.1, ASVS 11.4.3
  it('uses no broken hash or encryption mode', () => {
    expect(linesWith(server, /createHash\((?!\s*['"]sha(?:256|384|512)['"])/)).toEqual([])
    expect(linesWith(server, /\bmd5\b|['"]sha-?1['"]|\bAES-(?:CBC|CTR)\b|\becb\b|\bRC4\b|createCipher/i)).toEqual([])
  })

  // ASVS 15.3.2
  it('doesn’t follow another service’s redirect without checking the target', () => {
    const adapters = server.filter(
      ({ path, text }) => path.startsWith('worker/adapters/') && /(?<!\w)fetch\(/.test(text),
    )
    expect(adapters.length).toBeGreaterThan(5)
    // The place index reads the product's own static files.
    const outside = adapters.filter(({ path }) => path !== 'worker/adapters/places/place-index.ts')
    expect(outside.filter(({ text }) => !text.includes("redirect: 'manual'")).map(({ path }) => path)).toEqual([])
  })

  // ASVS 3.5.5
  it('accepts messages from other windows only on a same-origin channel', () => {
    const windows = linesWith(
      filesOf('editor', 'marketing'),
      /window\.(?:opener|parent)[^;]*postMessage|window\.addEventListener\(\s*'message'/,
    )
    expect(windows).toEqual([])
  })

  // ASVS 6.3.2
  it('creates no account in its migrations', () => {
    const sql = globSync('worker/migrations/*.sql', { cwd: root }).map(read).join('\n')
    expect(sql).not.toMatch(/insert\s+into\s+[`"]?(?:users|accounts|sessions)\b/i)
  })

  // ASVS 15.3.5
  it('uses strict comparison, except with null', () => {
    expect(JSON.parse(read('biome.json')).linter.rules.preset).toBe('recommended')
    expect(
      linesWith(product, /(?<![=!])[=!]= (?!null\b)[^=]/).filter(
        (line) => /[\w)\]] [=!]= /.test(line) && !/['"`/]/.test(line.slice(line.indexOf(': ') + 2)),
      ),
    ).toEqual([])
  })

  // ASVS 3.7.1
  it('embeds no plugin', () => {
    expect(linesWith(product, /<(?:object|embed|applet)[\s/]|x-shockwave|silverlight/i)).toEqual([])
  })
})
