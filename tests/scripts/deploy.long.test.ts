import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmptyAccount } from '../harness/peers/empty-account.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let peer: Awaited<ReturnType<typeof startEmptyAccount>>

/** A clone of the product, as an operator has it. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-deploy-'))
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  peer = await startEmptyAccount()
})
afterAll(async () => {
  await peer.close()
  rmSync(folder, { recursive: true })
})

async function deploy(): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...peer.environment, CI: '1', NODE_ENV: '' }
  const child = spawn('npm', ['run', '-s', 'deploy'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const code = await new Promise<number>((done) => child.on('close', (exit) => done(exit ?? 1)))
  return { code, said }
}

function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}

it('the first deployment stops for what is missing, then makes what an empty account lacks, and warns of nothing', async () => {
  const fresh = await deploy()
  expect(fresh.code).toBe(1)
  for (const name of ['APP_ORIGIN', 'SITES_ORIGIN', 'homepage', 'supportEmail', 'operator', 'MAIL_FROM', 'routes'])
    expect(fresh.said).toMatch(new RegExp(`^- ${name}: `, 'm'))

  edit('renderer/document/product.ts', 'https://shingle.example', 'https://app.pages-of-ada.net')
  edit('renderer/document/product.ts', 'support@shingle.example', 'help@pages-of-ada.net')
  edit(
    'editor/public-pages/legal/operator.ts',
    'readonly string[] = []',
    "readonly string[] = ['Ada', '1 Main Street']",
  )
  const settings = `routes = [{ pattern = "app.pages-of-ada.net", custom_domain = true }]
[vars]
APP_ORIGIN = "https://app.pages-of-ada.net"
SITES_ORIGIN = "https://pages-of-ada.site"
MAIL_FROM = "hello@pages-of-ada.net"
[env.edge]
routes = [{ pattern = "*.pages-of-ada.site/*", zone_name = "pages-of-ada.site" }]
`
  writeFileSync(join(folder, 'production.toml'), settings)
  const withoutSecret = await deploy()
  expect(withoutSecret).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^- AUTH_SECRET: run `npx wrangler secret put/m),
  })
  expect(peer.account.changes).toEqual([])

  peer.account.secrets.set('shingle', ['AUTH_SECRET'])
  const { code, said } = await deploy()
  expect(said).not.toMatch(/WARNING|not inherited|Please add/)
  expect([code, peer.account.unknown]).toEqual([0, []])
  const { databases, namespaces, buckets, workers, changes } = peer.account
  expect([[...databases.keys()], [...namespaces.keys()], [...buckets]]).toEqual([
    ['shingle'],
    ['shingle-sites'],
    ['shingle-media'],
  ])
  const tables = databases.get('shingle')?.sql.prepare("select name from sqlite_master where type = 'table'").all()
  expect(tables).toContainEqual({ name: 'websites' })
  expect([...workers.keys()]).toEqual(['shingle', 'shingle-edge'])
  const store = { name: 'SITES', type: 'kv_namespace', namespace_id: namespaces.get('shingle-sites') }
  for (const metadata of workers.values()) expect(metadata.bindings).toContainEqual(store)
  const migrated = changes.findIndex((change) => change.endsWith('/query'))
  expect(migrated).toBeGreaterThan(changes.indexOf('POST d1/database'))
  expect(migrated).toBeLessThan(changes.indexOf('PUT workers/scripts/shingle'))
}, 900_000)
