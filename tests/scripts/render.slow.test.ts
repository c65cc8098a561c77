import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { parseDocument } from '../../renderer/document/versions.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { isWithin, writeFiles } from '../../scripts/render/render-output.ts'
import { composedSite } from '../harness/composed-site.ts'
import { fullSite } from '../renderer/fixtures/full-site.ts'

// The first run on a machine builds the renderer's bundle and the fonts.
const patienceMs = 120_000
const command = fileURLToPath(new URL('../../scripts/render.mjs', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'render-'))

const barber = composedSite({
  id: 'barber',
  businessName: 'Fade & Co',
  facts: { trade: { slug: 'barber-shop', name: 'Barber' }, services: [{ id: 'service-1', name: 'Haircut' }] },
  sections: ['Header', 'Introduction', 'Services', 'Contact', 'Footer'],
})
const changed = (change: object) => JSON.stringify({ ...fullSite, ...change })

let folder = ''
let count = 0

/** Runs the command in the test's folder. */
const render = (...args: string[]) => runNode(command, ...args)

function runNode(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: '', npm_lifecycle_event: '' }
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** Makes the first of two Nodes unable to read TypeScript, like Node 20; the second identifies itself. */
const olderNode = `
if (process.env.FIRST_NODE) console.log('in a second Node')
else Object.defineProperty(process.features, 'typescript', { value: false })
process.env.FIRST_NODE = 'ran'
`

const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Every file under a folder by its path, with forward slashes. */
function filesIn(name: string): Record<string, string> {
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const start = join(folder, name).length + 1
  return Object.fromEntries(
    paths.map((path) => [path.slice(start).replaceAll('\\', '/'), readFileSync(path).toString('latin1')]),
  )
}

/** Files beyond those of publishing. */
const isExtra = (path: string) => path === '_headers' || path.startsWith('_/fonts/')

describe('rendering websites to files', () => {
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  beforeEach(() => {
    folder = join(home, String(count++))
    mkdirSync(folder)
  })

  describe('for a single website', { timeout: patienceMs }, () => {
    it('writes the published files, with fonts and a file of headers', async () => {
      put('site.json', JSON.stringify(fullSite))
      const { code, output } = await render('site.json', 'out/', '--origin', 'https://harbour.example/')
      expect([code, output]).toEqual([0, expect.stringContaining('A website of')])

      const site = await renderSite(fullSite, { origin: 'https://harbour.example' })
      const made = filesIn('out')
      expect(
        Object.keys(made)
          .filter((path) => !isExtra(path))
          .sort(),
      ).toEqual(Object.keys(site.files).sort())
      for (const [path, { body }] of Object.entries(site.files)) expect(read(`out/${path}`), path).toBe(body)

      const page = site.files['index.html']?.body ?? ''
      const named = [...new Set([...page.matchAll(/url\(\/(_\/fonts\/[^)]+\.woff2)\)/g)].map(([, path]) => path ?? ''))]
      const fonts = Object.keys(made).filter((path) => path.endsWith('.woff2'))
      expect(fonts.sort()).toEqual(named.sort())
      expect(fonts.every((path) => made[path]?.startsWith('wOF2'))).toBe(true)
      const licences = Object.entries(made).filter(([path]) => path.startsWith('_/fonts/licences/'))
      expect(licences).toHaveLength(new Set([fullSite.theme.titleFont.family, fullSite.theme.bodyFont.family]).size)
      expect(licences.every(([, text]) => text.includes('SIL OPEN FONT LICENSE'))).toBe(true)

      const [pageRules] = read('out/_headers').split('\n\n')
      const headers = Object.entries(site.headers).map(([name, value]) => `  ${name}: ${value}`)
      expect(pageRules?.split('\n')).toEqual(['/*', ...headers])
    })

    it('writes files that can be imported as the identical website', async () => {
      put('site.json', JSON.stringify(fullSite))
      await render('site.json', 'out', '--with-document')
      expect(parseDocument(JSON.parse(read('out.site.json')))).toEqual(parseDocument(fullSite))
      expect(Object.keys(filesIn('out')).filter((path) => path.endsWith('.json'))).toEqual([])

      const again = await render('out.site.json', 'again', '--with-document')
      expect(again.code).toBe(0)
      expect(filesIn('again')).toEqual(filesIn('out'))
      expect(read('again.site.json')).toBe(read('out.site.json'))
    })

    it('includes the contact form if it has an endpoint, and otherwise reports its omission', async () => {
      put('site.json', JSON.stringify(fullSite))
      const without = await render('site.json', 'out')
      expect(without.output).toMatch(/Left out the contact form, which --form sends .*\n.*site\.json\n$/)
      expect(read('out/index.html')).not.toContain('<form')
      const { code, output } = await render('site.json', 'out', '--form', 'https://{name}.sites.example')
      expect([code, output]).toEqual([0, expect.not.stringContaining('Left out')])
      expect(read('out/index.html')).toMatch(/<form [^>]*action="https:\/\/site\.sites\.example\/_\/contact"/)
      expect(read('out/_headers')).toContain("form-action 'self' https://site.sites.example https://example.com")
    })

    it('renders every document of a folder to a folder named after its file', async () => {
      mkdirSync(join(folder, 'documents'))
      put('documents/harbour.json', JSON.stringify(fullSite))
      put('documents/barber.json', JSON.stringify(barber))
      put('documents/notes.txt', 'not a document')
      const { code } = await render('documents', 'out', '--origin', 'https://{name}.example.com', '--with-document')
      expect(code).toBe(0)
      expect(readdirSync(join(folder, 'out')).sort()).toEqual(['barber', 'harbour'])
      expect(read('out/barber/index.html')).toContain('Fade &amp; Co')
      expect(read('out/barber/sitemap.xml')).toContain('<loc>https://barber.example.com/</loc>')
      expect(readdirSync(join(folder, 'out.documents')).sort()).toEqual(['barber.json', 'harbour.json'])
      await render('out.documents', 'again', '--origin', 'https://{name}.example.com')
      expect(filesIn('again')).toEqual(filesIn('out'))
    })
  })

  describe('for many websites', { timeout: patienceMs }, () => {
    const nameOf = (nth: number) => `barber-${nth}`
    const putMany = () => {
      mkdirSync(join(folder, 'documents'))
      for (let nth = 0; nth < many; nth += 1)
        put(`documents/${nameOf(nth)}.json`, JSON.stringify({ ...barber, businessName: `Fade ${nth}` }))
    }

    it('writes the same files as rendering each separately', async () => {
      putMany()
      const { code, output } = await render(
        'documents',
        'out',
        '--origin',
        'https://{name}.example.com',
        '--with-document',
      )
      expect([code, output]).toEqual([0, expect.stringContaining(`${many} websites of`)])
      expect(readdirSync(join(folder, 'out')).sort()).toEqual(
        Array.from({ length: many }, (_, nth) => nameOf(nth)).sort(),
      )
      expect(readdirSync(join(folder, 'out.documents'))).toHaveLength(many)
      for (const nth of [0, many / 2, many - 1]) {
        const site = await renderSite(
          { ...barber, businessName: `Fade ${nth}` },
          { origin: `https://${nameOf(nth)}.example.com` },
        )
        for (const [path, { body }] of Object.entries(site.files)) expect(read(`out/${nameOf(nth)}/${path}`)).toBe(body)
      }
    })

    it('writes nothing if any are invalid, and lists all invalid ones in order', async () => {
      putMany()
      put('documents/a.json', '{')
      put('documents/z.json', changed({ businessName: '' }))
      const { code, output } = await render('documents', 'out')
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/a\.json is not JSON[\s\S]*z\.json is not a website's document/),
      ])
      expect(readdirSync(folder)).toEqual(['documents'])
    })

    it.each([0, many - 1])('ends with a readable error if one of them can’t be written', async (nth) => {
      putMany()
      mkdirSync(join(folder, 'out'))
      put(`out/${nameOf(nth)}`, 'in the way')
      const { code, output } = await render('documents', 'out')
      expect([code, output]).toEqual([1, `${join(folder, 'out', nameOf(nth))} is a file, not a folder.\n`])
    })
  })

  describe('in case of an error', { timeout: patienceMs }, () => {
    const expectOnlyFiles = (...kept: string[]) => expect(readdirSync(folder)).toEqual(kept)

    it('reports a missing file', async () => {
      expect(await render('site.json', 'out')).toEqual({
        code: 1,
        output: `There is no ${join(folder, 'site.json')}.\n`,
      })
      expectOnlyFiles()
    })

    it('reports invalid JSON', async () => {
      put('site.json', '{ "version": ')
      const { code, output } = await render('site.json', 'out', '--with-document')
      expect([code, output]).toEqual([1, expect.stringMatching(/site\.json is not JSON: [^\n]+\n$/)])
      expectOnlyFiles('site.json')
    })

    it('reports every problem of an invalid document', async () => {
      put('site.json', changed({ businessName: '', settings: { language: 7 } }))
      const { code, output } = await render('site.json', 'out', '--with-document')
      expect(code).toBe(1)
      expect(output).toMatch(/^ {2}businessName: \S/m)
      expect(output).toMatch(/^ {2}settings\.language: \S/m)
      expect(output).not.toMatch(/\n\s+at /)
      expectOnlyFiles('site.json')
    })

    it('reports a folder with one invalid document', async () => {
      mkdirSync(join(folder, 'documents'))
      put('documents/good.json', JSON.stringify(fullSite))
      put('documents/other.json', changed({ version: '0.3' }))
      const { code, output } = await render('documents', 'out', '--with-document')
      expect([code, output]).toEqual([1, expect.stringContaining(join('documents', 'other.json'))])
      expectOnlyFiles('documents')
    })

    it('reports a document that would be served with its own page', async () => {
      put('site.json', JSON.stringify(fullSite))
      const { code, output } = await render('site.json', '.')
      expect([code, output]).toEqual([1, expect.stringContaining('it would be served with the page')])
      expectOnlyFiles('site.json')
    })

    it.each(['example.com', 'https://example.com/shop', 'javascript:alert(1)'])(
      'reports the invalid origin %s',
      async (origin) => {
        put('site.json', JSON.stringify(fullSite))
        const { code, output } = await render('site.json', 'out', '--origin', origin)
        expect([code, output]).toEqual([1, expect.stringContaining('is not an origin')])
        expectOnlyFiles('site.json')
      },
    )

    it('reports a missing output folder', async () => {
      const { code, output } = await render('site.json')
      expect([code, output]).toEqual([1, expect.stringContaining('npm run render -- site.json out/')])
    })
  })

  describe('in a Node that can’t read TypeScript', { timeout: patienceMs }, () => {
    const inOlderNode = (...args: string[]) => {
      put('older-node.mjs', olderNode)
      return runNode('--import', join(folder, 'older-node.mjs'), command, ...args)
    }

    it('continues in the installed Node', async () => {
      put('site.json', JSON.stringify(fullSite))
      const { code, output } = await inOlderNode('site.json', 'out')
      expect([code, output]).toEqual([0, expect.stringMatching(/^in a second Node\nA website of/)])
    })

    it('exits with the installed Node’s exit code', async () => {
      const { code, output } = await inOlderNode('site.json', 'out')
      expect([code, output]).toEqual([1, expect.stringMatching(/^in a second Node\nThere is no/)])
    })
  })

  describe('when writing files', () => {
    it.each([
      '../page.html',
      'art/../../page.html',
      '/page.html',
      'art//page.html',
      'C:\\page.html',
      '.htaccess',
      '.well-known/.htaccess',
      '',
    ])('rejects the path %j before it writes any file', (path) => {
      const files = new Map([
        ['index.html', 'fine'],
        [path, 'astray'],
      ])
      expect(() => writeFiles(join(folder, 'out'), files)).toThrow('is not a path inside')
      expect(existsSync(join(folder, 'out'))).toBe(false)
    })

    it('doesn’t follow a symbolic link out of the folder', () => {
      mkdirSync(join(folder, 'out'))
      mkdirSync(join(folder, 'elsewhere'))
      put('precious.txt', 'precious')
      symlinkSync(join(folder, 'elsewhere'), join(folder, 'out/art'))
      symlinkSync(join(folder, 'precious.txt'), join(folder, 'out/index.html'))
      expect(() => writeFiles(join(folder, 'out'), new Map([['art/a.svg', 'astray']]))).toThrow('leads somewhere else')
      expect(() => writeFiles(join(folder, 'out'), new Map([['index.html', 'astray']]))).toThrow('ELOOP')
      expect(readdirSync(join(folder, 'elsewhere'))).toEqual([])
      expect(read('precious.txt')).toBe('precious')
    })

    it('isWithin recognizes paths inside a folder', () => {
      expect(isWithin('/a/out', '/a/out/site.json')).toBe(true)
      expect(isWithin('/a/out', '/a/out.site.json')).toBe(false)
      expect(isWithin('/a/out', '/a/..out')).toBe(false)
      expect(isWithin('/a', '/a/..out')).toBe(true)
    })
  })
})

/** Enough websites for more than one thread. */
const many = 130

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url))

function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [`${scripts}/${script}`, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

describe('names given to the Lighthouse script', { timeout: 60_000 }, () => {
  it('cause a readable error if unknown', async () => {
    for (const args of [
      ['--style', 'Baroque'],
      ['--trade', 'undertaker'],
      ['--runs', '0'],
    ]) {
      const { code, output } = await run('lighthouse.mjs', ...args)
      expect(code).toBe(1)
      expect(output).toMatch(/no style|no trade|no number of runs/)
    }
  })
})
