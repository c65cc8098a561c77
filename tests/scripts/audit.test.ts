import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

type Query = { package: { name: string; ecosystem: string }; version: string; page_token?: string }
/** Vulnerability ids by package name and version, in pages. */
type Known = Record<string, string[][]>

const takeover = {
  id: 'GHSA-aaaa-bbbb-cccc',
  summary: 'Takeover by an unverified email',
  aliases: ['CVE-2026-1'],
  database_specific: { severity: 'HIGH' },
  affected: [
    {
      package: { name: 'sign-in', ecosystem: 'npm' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '1.4.0' }, { fixed: '1.7.16' }] }],
    },
    {
      package: { name: 'another-package', ecosystem: 'npm' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '9.9.9' }] }],
    },
  ],
}
const records: Record<string, object> = {
  [takeover.id]: takeover,
  'GHSA-slow': { id: 'GHSA-slow', summary: 'A slow pattern', database_specific: { severity: 'MODERATE' } },
  'MAL-1': { id: 'MAL-1', details: 'Steals tokens.\nMore about it.' },
  'GHSA-gone': { id: 'GHSA-gone', summary: 'A mistake', withdrawn: '2026-01-01T00:00:00Z' },
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server with OSV's protocol and its query limit per request. */
async function startOsv(known: Known, answer?: { status: number; body: string }) {
  const batches: Query[][] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const send = (status: number, value: object) => response.writeHead(status).end(JSON.stringify(value))
    if (answer) return response.writeHead(answer.status).end(answer.body)
    const [, id] = /^\/v1\/vulns\/(.+)$/.exec(request.url ?? '') ?? []
    if (id) return records[id] ? send(200, records[id]) : send(404, { code: 5, message: 'Bug not found.' })
    if (request.method !== 'POST' || request.url !== '/v1/querybatch') return send(404, {})
    const { queries } = JSON.parse(body) as { queries: Query[] }
    if (queries.length > 1000) return send(400, { code: 3, message: 'Too many queries.' })
    batches.push(queries)
    const results = queries.map(({ package: { name, ecosystem }, version, page_token: token }) => {
      const pages = ecosystem === 'npm' ? (known[`${name}@${version}`] ?? []) : []
      const page = Number(token ?? 0)
      if (!pages[page]) return {}
      const more = page + 1 < pages.length ? { next_page_token: String(page + 1) } : {}
      return { vulns: pages[page].map((one) => ({ id: one, modified: '2026-01-01T00:00:00Z' })), ...more }
    })
    send(200, { results })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  return { batches, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function audit(packages: Record<string, object>, url: string): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const lock = join(folder, 'package-lock.json')
  writeFileSync(lock, JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'shingle' }, ...packages } }))
  return new Promise((done) => {
    const env = { ...process.env, OSV_URL: url }
    execFile(
      process.execPath,
      ['scripts/check/audit.mjs', '--lock', lock],
      { cwd: root, env },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, output: (stdout + stderr).trim() }),
    )
  })
}

describe('npm run audit', () => {
  it('lists every known vulnerability, most severe first, and exits with 1', async () => {
    const { url, batches } = await startOsv({
      'sign-in@1.7.7': [['GHSA-gone', 'GHSA-slow'], [takeover.id]],
      '@tools/builder@2.0.0': [['MAL-1']],
    })
    const { code, output } = await audit(
      {
        'node_modules/sign-in': { version: '1.7.7' },
        'node_modules/@tools/builder': { version: '2.0.0', dev: true },
        'node_modules/@tools/builder/node_modules/sign-in': { version: '1.7.7', dev: true },
        'node_modules/other-name': { name: 'fine', version: '1.0.0', optional: true },
        'node_modules/workspace': { link: true },
      },
      url,
    )
    expect(output.split('\n')).toEqual([
      'high: sign-in 1.7.7 (product), GHSA-aaaa-bbbb-cccc CVE-2026-1, fixed in 1.7.16: Takeover by an unverified email',
      'medium: sign-in 1.7.7 (product), GHSA-slow, no fixed version: A slow pattern',
      'unknown: @tools/builder 2.0.0 (development), MAL-1, no fixed version: Steals tokens.',
      '',
      '2 in the product’s packages, 1 in development tools. SECURITY.md says when each must be fixed.',
    ])
    expect(code).toBe(1)
    expect(batches.map((queries) => queries.map((query) => [query.package.name, query.page_token]))).toEqual([
      [
        ['sign-in', undefined],
        ['@tools/builder', undefined],
        ['fine', undefined],
      ],
      [['sign-in', '1']],
    ])
  })

  it('asks about all packages, at most a thousand at a time', async () => {
    const { url, batches } = await startOsv({ 'package-2100@1.0.0': [['GHSA-slow']] })
    const packages = Array.from({ length: 2101 }, (_, index) => [`node_modules/package-${index}`, { version: '1.0.0' }])
    const { code, output } = await audit(Object.fromEntries(packages), url)
    expect(batches.map(({ length }) => length)).toEqual([1000, 1000, 101])
    expect([code, output]).toEqual([1, expect.stringContaining('medium: package-2100 1.0.0 (product), GHSA-slow')])
  })

  it('exits with 0 if no package has a known vulnerability', async () => {
    const { url } = await startOsv({ 'sign-in@1.7.7': [[takeover.id]] })
    expect(await audit({ 'node_modules/sign-in': { version: '1.7.16' } }, url)).toEqual({
      code: 0,
      output: 'None of 1 packages has a known vulnerability.',
    })
  })

  it('says that nothing was checked and exits with 0 if there is no network', async () => {
    const { code, output } = await audit({ 'node_modules/sign-in': { version: '1.7.7' } }, 'http://127.0.0.1:1')
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Not checked: http:\/\/127\.0\.0\.1:1 cannot be reached/),
    ])
  })

  it.each([
    ['an error', { status: 500, body: '{}' }, /responded 500/],
    ['a page of another server', { status: 200, body: '<title>Sign in to the Wi-Fi</title>' }, /something other than/],
    ['fewer results than packages', { status: 200, body: '{"results":[]}' }, /gave 0 results for 1 packages/],
  ])('exits with 1 when the database responds with %s', async (_what, answer, sentence) => {
    const { url } = await startOsv({}, answer)
    const { code, output } = await audit({ 'node_modules/sign-in': { version: '1.7.7' } }, url)
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
  })
})
