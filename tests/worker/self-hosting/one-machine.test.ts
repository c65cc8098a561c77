import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chooseMail } from '../../../worker/adapters/email/email.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { newHandle, newSite, publish, visit } from '../../harness/workers/sites/sites.ts'

const sitesDomain = new URL(env.SITES_ORIGIN).hostname
const ask = (domain: string) => visit(`${env.APP_ORIGIN}/api/health/host?${new URLSearchParams({ domain })}`)

describe('GET /api/health/host, for a proxy that orders certificates on demand', () => {
  it('responds with 200 for served hosts only', async () => {
    const handle = newHandle()
    await publish(await newSite(), handle)
    const known = [
      new URL(env.APP_ORIGIN).hostname,
      `preview.${sitesDomain}`,
      `${handle}.${sitesDomain}`,
      `www.${handle}.${sitesDomain}`,
      `${handle.toUpperCase()}.${sitesDomain}`,
    ]
    for (const domain of known) expect([domain, (await ask(domain)).status]).toEqual([domain, 200])
    const others = [
      `nobody-here.${sitesDomain}`,
      'example.com',
      `a.b.${handle}.${sitesDomain}`,
      '127.0.0.1',
      'x y',
      '..',
    ]
    for (const domain of others) expect([domain, (await ask(domain)).status]).toEqual([domain, 404])
    for (const domain of ['', 'x'.repeat(254)]) expect((await ask(domain)).status).toBe(400)
  })
})

describe('emails by SMTP', () => {
  const settings = { ...env, MAIL_PROVIDER: 'smtp', MAIL_FROM: 'hello@example.com' } as const
  const message = { to: 'ann@example.com', subject: 'Grüße', text: 'Hi', html: '<p>Hi</p>' }

  it('go to the mail relay with the sender’s address', async () => {
    const peer = await newPeer([{ path: '/secret', status: 204 }])
    await chooseMail({ ...settings, MAIL_RELAY_URL: `${peer.url}/secret` }).send({ ...message, fromName: 'Wren' })
    const [request] = await peer.seen()
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...message,
      from: { name: 'Wren', address: 'hello@example.com' },
    })
  })

  it('fail with the server’s message, and require a mail relay', async () => {
    const peer = await newPeer([{ path: '/secret', status: 502, text: 'EAUTH 535 wrong password' }])
    const mail = chooseMail({ ...settings, MAIL_RELAY_URL: `${peer.url}/secret` })
    await expect(mail.send(message)).rejects.toThrow('EAUTH 535 wrong password')
    expect(() => chooseMail(settings)).toThrow('SMTP_URL')
  })
})
