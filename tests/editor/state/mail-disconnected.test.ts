import { afterEach, expect, it, vi } from 'vitest'
import { heldBearer } from '../../../editor/state/bearer.ts'
import { mailDisconnected } from '../../../editor/state/domain-changes.ts'

const order = { domainName: 'example.com', companyName: 'Riverside Plumbing' }

function answering(mail: () => Response) {
  const calls: { path: string; headers: Headers; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname: path } = new URL(String(input))
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ path, headers: new Headers(init?.headers), body })
    if (path !== '/api/session/token') return mail()
    return Response.json({ token: 'a.b.c', expiresAt: new Date(Date.now() + 300_000).toISOString() })
  })
  return calls
}

afterEach(() => {
  heldBearer.forget()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks for the mail with the bearer, the domain and the name of the business', async () => {
  const calls = answering(() => Response.json({ sent: true }))
  await mailDisconnected(order)
  const call = calls.find(({ path }) => path === '/api/entri/email-service/send-disconnect-email')
  expect(call?.headers.get('authorization')).toBe('Bearer a.b.c')
  expect(call?.body).toEqual({ domain: 'example.com', companyName: 'Riverside Plumbing' })
})

it('bothers nobody when that fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answering(() => Response.json({ error: { code: 'mail_failed', requestId: 'r' } }, { status: 503 }))
  await expect(mailDisconnected(order)).resolves.toBeUndefined()
  expect(warned).toHaveBeenCalledOnce()
})
