import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'

const token = 'token-of-the-trial'
const trial: Partial<Env> = { ENVIRONMENT: 'production', TRIAL: 'true', MAILBOX_TOKEN: token }
const email = 'operator@example.com'

/** The status, and the recipients of the emails in the response. */
async function readWith(header: string | undefined, changes: Partial<Env> = trial) {
  const headers: Record<string, string> = header === undefined ? {} : { authorization: header }
  const { status, body } = await new Browser(changes).get('/api/mailbox', { headers })
  const { mails = [] } = body as { mails?: { recipient: string }[] }
  return [status, ...mails.map(({ recipient }) => recipient)]
}

describe('a trial’s mailbox', () => {
  beforeEach(() => env.DB.prepare('delete from mailbox').run())

  it('shows unsent emails to anyone with its token', async () => {
    const { status } = await new Browser(trial).post('/api/login/otp/generate', { email })
    expect(status).toBe(200)
    expect(await readWith(`Bearer ${token}`)).toEqual([200, email])
  })

  it('refuses other tokens, and requests without a token', async () => {
    await new Browser(trial).post('/api/login/otp/generate', { email })
    for (const header of [undefined, '', 'Bearer ', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Basic x'])
      expect([header, ...(await readWith(header))]).toEqual([header, 403])
  })

  it('refuses everyone while no token is set', async () => {
    for (const MAILBOX_TOKEN of [undefined, ''])
      for (const header of ['Bearer ', 'Bearer undefined', undefined])
        expect(await readWith(header, { ...trial, MAILBOX_TOKEN })).toEqual([403])
  })

  it('doesn’t exist in production, whatever the token', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const production = { ...trial, TRIAL: undefined }
    expect(await readWith(`Bearer ${token}`, production)).toEqual([404])
    const { body } = await new Browser(production).post('/api/login/otp/generate', { email })
    expect(body).toMatchObject({ error: { code: 'not_configured' } })
  })
})
