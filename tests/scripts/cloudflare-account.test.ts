import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AccountError, openAccount } from '../../scripts/deploy/cloudflare-account.ts'

type Reply = { status?: number; body: string }
const ada = { id: 'a'.repeat(32), name: 'Ada' }
const grace = { id: 'b'.repeat(32), name: 'Grace' }
const result = (list: unknown, info: object = {}): Reply => ({
  body: JSON.stringify({ success: true, result: list, result_info: info }),
})

let replies: Record<string, Reply>
let requests: { path: string; authorization: string | undefined }[]
let server: ReturnType<typeof createServer>
const before = { ...process.env }

beforeEach(async () => {
  replies = { '/accounts': result([ada]) }
  requests = []
  server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/client/v4', '')
    requests.push({ path, authorization: request.headers.authorization })
    const { status = 200, body } = replies[path] ?? { status: 404, body: '{"success":false,"errors":[]}' }
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  process.env.CLOUDFLARE_API_BASE_URL = `http://127.0.0.1:${port}/client/v4`
  process.env.CLOUDFLARE_API_TOKEN = 'a-token'
  delete process.env.CLOUDFLARE_ACCOUNT_ID
})
afterEach(() => {
  process.env = { ...before }
  server.closeAllConnections()
  server.close()
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AccountError ? [error.status, error.message] : error),
  )

describe('the operator’s Cloudflare account', () => {
  it('defaults to the only available one', async () => {
    expect(await openAccount()).toMatchObject(ada)
    expect(requests).toEqual([{ path: '/accounts', authorization: 'Bearer a-token' }])
  })

  it('must be chosen if there are several', async () => {
    replies['/accounts'] = result([ada, grace])
    expect(await failure(openAccount())).toEqual([0, expect.stringContaining(`${ada.id} (Ada), ${grace.id} (Grace)`)])
    expect(await openAccount(grace.id)).toMatchObject(grace)
    process.env.CLOUDFLARE_ACCOUNT_ID = ada.id
    expect(await openAccount()).toMatchObject(ada)
  })

  it('must be available to the person signed in', async () => {
    expect(await failure(openAccount(grace.id))).toEqual([0, expect.stringContaining('npx wrangler whoami')])
  })

  it('opens by id if the token may not list accounts', async () => {
    replies['/accounts'] = {
      status: 403,
      body: '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}',
    }
    expect(await openAccount(grace.id)).toMatchObject({ id: grace.id })
    expect(await failure(openAccount())).toEqual([
      403,
      'Cloudflare refused GET /accounts: Authentication error (10000). CLOUDFLARE_API_TOKEN is wrong, has expired or lacks a permission: docs/deploying.md lists what it needs.',
    ])
  })

  it('returns all pages of a list', async () => {
    const list = `/accounts/${ada.id}/d1/database`
    replies[list] = result([1, 2], { page: 1, total_pages: 3 })
    replies[`${list}?page=2`] = result([3], { page: 2, total_pages: 3 })
    replies[`${list}?page=3`] = result([4], { page: 3, total_pages: 3 })
    expect(await (await openAccount()).read('d1/database')).toEqual([1, 2, 3, 4])
  })

  it('returns undefined for a 404 and throws on other errors', async () => {
    const account = await openAccount()
    replies[`/accounts/${ada.id}/r2/buckets`] = { status: 500, body: '<html>' }
    expect(await account.find('workers/scripts/shingle')).toBeUndefined()
    expect(await failure(account.find('r2/buckets'))).toEqual([
      500,
      `Cloudflare refused GET /accounts/${ada.id}/r2/buckets: status 500.`,
    ])
    replies[`/accounts/${ada.id}/r2/buckets`] = { body: '{"success":false,"errors":[{"code":7,"message":"No"}]}' }
    expect(await failure(account.read('r2/buckets'))).toEqual([200, expect.stringContaining('No (7)')])
  })

  it('causes an error without the token if Cloudflare doesn’t respond', async () => {
    process.env.CLOUDFLARE_API_BASE_URL = 'http://127.0.0.1:9/client/v4'
    const [status, message] = (await failure(openAccount())) as [number, string]
    expect([status, message]).toEqual([0, expect.stringMatching(/^Cloudflare’s API did not respond \(/)])
    expect(message).not.toContain('a-token')
  })
})
