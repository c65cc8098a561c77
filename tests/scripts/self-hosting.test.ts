import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { startMailRelay } from '../../scripts/self-hosting/mail-relay.mjs'
import { authSecretIn, readSettings } from '../../scripts/self-hosting/read-settings.mjs'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function fileOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'self-hosting-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'self-host.env')
  writeFileSync(file, text)
  return file
}

const settings = {
  APP_ORIGIN: 'https://app.example.com',
  SITES_ORIGIN: 'https://example.site',
  MAIL_FROM: 'hello@example.com',
  SMTP_URL: 'smtps://me:p%40ss@smtp.example.com',
  OPERATOR_EMAILS: 'me@example.com, you@example.com',
}
const textOf = (changes: Record<string, string> = {}) =>
  Object.entries({ ...settings, ...changes })
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

describe('a self-hosted machine’s settings', () => {
  it('include everything that production needs', () => {
    expect(readSettings(fileOf(textOf({ AI_PROVIDER: 'openai' })))).toMatchObject({
      ...settings,
      ...{ ENVIRONMENT: 'production', MAIL_PROVIDER: 'smtp', AI_PROVIDER: 'openai' },
    })
  })

  it.each([
    [{ APP_ORIGIN: 'http://app.example.com' }, 'APP_ORIGIN is "http://app.example.com": write https'],
    [{ SITES_ORIGIN: 'https://localhost' }, 'SITES_ORIGIN is "https://localhost"'],
    [{ SITES_ORIGIN: 'https://example.com' }, 'APP_ORIGIN is below SITES_ORIGIN'],
    [{ MAIL_FROM: 'me' }, 'MAIL_FROM is "me": write an email address'],
    [{ SMTP_URL: 'smtp.example.com' }, 'SMTP_URL is wrong'],
    [{ OPERATOR_EMAILS: '' }, 'OPERATOR_EMAILS is missing'],
  ])('fail with the name, the value and advice: %o', (changes, sentence) => {
    expect(() => readSettings(fileOf(textOf(changes)))).toThrow(sentence)
  })

  it('never show a password in an error', () => {
    const address = Object.assign(new URL('ftp://smtp.example.com'), { username: 'me', password: 'secret' })
    expect(() => readSettings(fileOf(textOf({ SMTP_URL: address.href })))).not.toThrow('secret')
  })

  it('get a generated secret that only the user can read', () => {
    const file = `${fileOf('')}.secret`
    const secret = authSecretIn(file)
    expect(secret.length).toBeGreaterThan(32)
    expect([authSecretIn(file), readFileSync(file, 'utf8')]).toEqual([secret, secret])
    expect(statSync(file).mode & 0o77).toBe(0)
  })
})

/** An SMTP server with one account, and its received messages. */
async function startSmtp(host = '127.0.0.1') {
  const taken: string[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'me' && password === 'p@ss'
        ? done(null, { user: 'me' })
        : done(new Error('wrong password of me@here')),
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        taken.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, host, listening))
  closing.push(() => server.close())
  return { taken, port: (server.server.address() as AddressInfo).port }
}

describe('the product’s SMTP relay', () => {
  const message = {
    ...{ from: { name: 'Ünï "Wren"', address: 'hello@example.com' }, to: 'ann@example.com', subject: 'Grüße' },
    ...{ text: '.a line with a dot', html: '<p>ä</p>', replyTo: { name: 'Bob', email: 'bob@example.com' } },
    attachments: [{ filename: 'visit.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  }
  const post = (url: string, body: string) => fetch(url, { method: 'POST', body })

  it('sends the product’s messages and rejects requests without the secret path', async () => {
    const { taken, port } = await startSmtp()
    const relay = await startMailRelay(`smtp://me:p%40ss@127.0.0.1:${port}`)
    expect((await post(relay, JSON.stringify(message))).status).toBe(204)
    expect(taken[0]).toContain('Reply-To: Bob <bob@example.com>')
    expect(taken[0]).toContain('Content-Type: text/calendar')
    expect((await post(new URL('/', relay).href, JSON.stringify(message))).status).toBe(404)
    expect((await fetch(relay)).status).toBe(404)
    const stealing = { ...message, attachments: [{ filename: 'a', type: 'text/plain', path: '/etc/hostname' }] }
    expect((await post(relay, JSON.stringify(stealing))).status).toBe(502)
    expect(taken).toHaveLength(1)
  })

  it('doesn’t send a password unencrypted to another machine', async () => {
    const { taken, port } = await startSmtp('127.0.0.2')
    const relay = await startMailRelay(`smtp://me:p%40ss@127.0.0.2:${port}`)
    const refused = await post(relay, JSON.stringify(message))
    expect([refused.status, await refused.text(), taken]).toEqual([502, expect.stringContaining('ETLS'), []])
  })

  it('reports why the server rejected a message, without email addresses', async () => {
    const { port } = await startSmtp()
    const relay = await startMailRelay(`smtp://me:wrong@127.0.0.1:${port}`)
    const refused = await post(relay, JSON.stringify(message))
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('EAUTH')])
    expect(await (await post(relay, JSON.stringify(message))).text()).not.toContain('@')
    const nobody = await startMailRelay('smtp://me:x@127.0.0.1:1')
    expect(await (await post(nobody, JSON.stringify(message))).text()).toContain('ECONNREFUSED')
    expect((await post(relay, 'no json')).status).toBe(502)
  })
})
