import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { canSuggestDescriptions, chooseDescriber, chooseModel } from '../../../worker/adapters/ai/choose-model.ts'
import { chooseDns } from '../../../worker/adapters/dns/choose-dns.ts'
import { chooseMail, type MailMessage } from '../../../worker/adapters/email/email.ts'
import { chooseHostnames } from '../../../worker/adapters/hostnames/choose-hostnames.ts'
import { chooseSocial } from '../../../worker/adapters/oidc.ts'
import { choosePexels, choosePhotos, chooseUnsplash } from '../../../worker/adapters/photos/choose-photos.ts'
import { choosePlaces } from '../../../worker/adapters/places/place-index.ts'
import { plainLine } from '../../../worker/adapters/plain-line.ts'
import type { Env } from '../../../worker/env.ts'
import { authSecret } from '../../../worker/platform/crypto/auth-secret.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { shardAssets } from '../../harness/workers/creation/creations.ts'
import { newDoh } from '../../harness/workers/domains/peers.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newPeer } from '../../harness/workers/peer.ts'

/** The secret in wrangler.toml. */
const developmentSecret = 'development-only-secret-change-me-in-production'
const secret = 'a-secret-of-production-with-enough-characters'
const production = { ...env, ENVIRONMENT: 'production', AUTH_SECRET: secret } as const

describe('choosing adapters from the configuration', () => {
  describe('the production configuration', () => {
    it('refuses a mail provider that only stores mail', () => {
      expect(() => chooseMail(production)).toThrow(/MAIL_PROVIDER/)
      expect(() => chooseMail({ ...production, MAIL_PROVIDER: 'cloudflare' })).toThrow(/MAIL_FROM/)
    })

    // ASVS 11.2.3, ASVS 13.2.3
    it('refuses the development secret and short secrets', () => {
      for (const weak of [developmentSecret, 'short']) {
        expect(() => authSecret({ ...production, AUTH_SECRET: weak })).toThrow(/AUTH_SECRET/)
        expect(authSecret({ ...env, AUTH_SECRET: weak })).toBe(weak)
      }
      expect(authSecret(production)).toBe(secret)
    })

    it('refuses the development secret in development unless the app runs locally', () => {
      const settings = { ...env, ENVIRONMENT: 'development', AUTH_SECRET: developmentSecret } as const
      for (const APP_ORIGIN of ['https://app.example.com', 'https://localhost.example.com', 'https://notlocalhost'])
        expect(() => authSecret({ ...settings, APP_ORIGIN })).toThrow(/AUTH_SECRET/)
      for (const APP_ORIGIN of ['http://localhost:8840', 'http://127.0.0.1:8840', 'http://app.localhost'])
        expect(authSecret({ ...settings, APP_ORIGIN })).toBe(developmentSecret)
    })

    // ASVS 15.2.3
    it('refuses the embedded issuer, and an issuer without a client id', () => {
      expect(() => chooseSocial({ ...production, SOCIAL_PROVIDER: 'embedded' })).toThrow(/SOCIAL_PROVIDER/)
      expect(() => chooseSocial({ ...production, SOCIAL_PROVIDER: 'oidc' })).toThrow(/SOCIAL_CLIENT_ID/)
      expect(chooseSocial({ ...production, SOCIAL_PROVIDER: 'none' })).toBeUndefined()
    })

    // ASVS 16.3.4
    it('returns a 503 without details for a sign-in under a broken configuration, and stores nothing', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      for (const changes of [
        { AUTH_SECRET: secret },
        { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'a@b.example', AUTH_SECRET: developmentSecret },
      ] as const) {
        const browser = new Browser({ ENVIRONMENT: 'production', ...changes })
        const { status, text } = await browser.post('/api/login/otp/generate', { email: 'live@example.com' })
        expect(status).toBe(503)
        expect(text).not.toMatch(/MAIL_PROVIDER|AUTH_SECRET/)
        expect(linesAbout(log, 'config.missing').at(-1)?.cause).toMatch(/MAIL_PROVIDER|AUTH_SECRET/)
      }
      expect(await env.DB.prepare('select count(*) as count from otp_sessions').first('count')).toBe(0)
      expect(await env.DB.prepare('select count(*) as count from mailbox').first('count')).toBe(0)
    })
  })

  it('sends mail through the binding, from the configured address', async () => {
    const send = vi.fn(async () => ({ messageId: '1' }))
    const mail = chooseMail({
      ...production,
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'hello@example.com',
      EMAIL: { send },
    })
    await mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
    expect(send).toHaveBeenCalledWith({
      from: { name: 'Shingle', email: 'hello@example.com' },
      to: 'ada@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    })
  })

  describe('the social provider', () => {
    const oidc = { ...production, SOCIAL_PROVIDER: 'oidc', SOCIAL_CLIENT_ID: 'a', SOCIAL_CLIENT_SECRET: 'b' } as const

    it('defaults to Google', () => {
      const client = { clientId: 'a', clientSecret: 'b' }
      expect(chooseSocial(oidc)).toMatchObject({ name: 'Google', issuer: 'https://accounts.google.com', ...client })
      const own = { SOCIAL_ISSUER: 'https://id.example.com/realm/', SOCIAL_NAME: 'Example' }
      expect(chooseSocial({ ...oidc, ...own })).toMatchObject({
        name: 'Example',
        issuer: 'https://id.example.com/realm',
      })
    })

    it('defaults to the local issuer in development', () => {
      expect(chooseSocial(env)?.issuer.startsWith(`${env.APP_ORIGIN}/`)).toBe(true)
    })
  })

  describe('the photo services', () => {
    const sources = (changes: Partial<Env>) => choosePhotos({ ...env, ...changes }).map(({ source }) => source)
    const keys = { PEXELS_KEY: 'a', UNSPLASH_KEY: 'b' }

    it('include services with a key, unless photos are off', () => {
      expect(sources({ PHOTOS_PROVIDER: 'stock', ...keys })).toEqual(['Pexels', 'Unsplash'])
      expect(sources({ PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'b' })).toEqual(['Unsplash'])
      expect(sources({ PHOTOS_PROVIDER: 'none', ...keys })).toEqual([])
    })

    it('fall back to Openverse without a key', () => {
      expect(sources({ PHOTOS_PROVIDER: 'stock', PEXELS_KEY: '' })).toEqual(['Openverse'])
    })

    it('exclude services in development or without their own key', () => {
      expect(choosePexels({ ...env, ...keys })).toBeUndefined()
      expect(chooseUnsplash({ ...env, ...keys })).toBeUndefined()
      expect(choosePexels({ ...env, PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'b' })).toBeUndefined()
    })
  })

  describe('the place search', () => {
    it('reads the static index and sends nothing to a geocoder', async () => {
      const geocoder = await newPeer([])
      const ASSETS = shardAssets()
      const PLACES_PROVIDER = 'embedded'
      const places = choosePlaces({ ...production, ASSETS, PLACES_PROVIDER, GEOCODER_URL: geocoder.url })
      expect(await places.find('Leeds', {})).toMatchObject([{ name: 'Leeds', latitude: 53.796 }, {}, {}])
      expect(await geocoder.seen()).toEqual([])
    })

    it('sends queries to the configured geocoder and reads no index', async () => {
      const geocoder = await newPeer([{ path: '/search', json: [] }])
      const ASSETS = shardAssets()
      const read = vi.spyOn(ASSETS, 'fetch')
      const PLACES_PROVIDER = 'geocoder'
      const places = choosePlaces({ ...production, ASSETS, PLACES_PROVIDER, GEOCODER_URL: geocoder.url })
      expect(await places.find('Leeds', {})).toEqual([])
      expect(await geocoder.seen()).toMatchObject([{ method: 'GET' }])
      expect(read).not.toHaveBeenCalled()
    })

    it('refuses a geocoder without a valid address', () => {
      for (const GEOCODER_URL of [undefined, '', 'g.example'])
        expect(() => choosePlaces({ ...production, PLACES_PROVIDER: 'geocoder', GEOCODER_URL })).toThrow(/GEOCODER_URL/)
    })
  })

  it('lets a model describe pictures only with its key', () => {
    expect(canSuggestDescriptions(env)).toBe(false)
    expect(canSuggestDescriptions({ ...env, AI_KEY: 'a' })).toBe(true)
    expect(chooseDescriber({ ...env, AI_KEY: '' })).toBeUndefined()
    expect(() => chooseDescriber({ ...env, AI_KEY: 'a', AI_PRICE_IN: 'cheap' })).toThrow(/AI_PRICE_IN/)
  })

  describe('the writing model', () => {
    const openai = { ...env, AI_PROVIDER: 'openai' } as const

    it('comes from the configuration and is undefined without AI_PROVIDER', () => {
      expect(chooseModel({ ...env, AI_KEY: 'a' })).toBeUndefined()
      expect(chooseModel(openai)?.name).toBe('gpt-4.1-mini at https://api.openai.com/v1')
      expect(chooseModel({ ...openai, AI_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3' })?.name).toBe(
        'qwen3 at http://localhost:11434/v1',
      )
    })

    it('requires a key in production, and numbers for its limits and prices', () => {
      expect(() => chooseModel({ ...production, AI_PROVIDER: 'openai' })).toThrow(/wrangler secret put AI_KEY/)
      expect(() => chooseModel({ ...openai, AI_TIMEOUT: 'soon' })).toThrow(/AI_TIMEOUT/)
      expect(() => chooseModel({ ...openai, AI_PRICE_OUT: '-1' })).toThrow(/AI_PRICE_OUT/)
    })
  })

  describe('the custom-domain provider', () => {
    const cloudflare: Env = {
      ...production,
      HOSTNAMES_PROVIDER: 'cloudflare',
      CLOUDFLARE_ZONE_ID: '0123456789abcdef0123456789abcdef',
      CLOUDFLARE_TOKEN: 'a-token',
      DOMAINS_TARGET: 'Connect.Example.net',
    }

    it('uses Cloudflare, the simulator or none, as configured', () => {
      expect(chooseHostnames({ ...production, HOSTNAMES_PROVIDER: 'none' })).toBeUndefined()
      expect(chooseHostnames(env)).toMatchObject({ target: 'connect.localhost', addresses: [] })
      expect(chooseHostnames(cloudflare)).toMatchObject({ target: 'connect.example.net', addresses: [] })
      const DOMAINS_ADDRESSES = ' 192.0.2.1, 2001:DB8:0::1 '
      expect(chooseHostnames({ ...cloudflare, DOMAINS_ADDRESSES })?.addresses).toEqual(['192.0.2.1', '2001:db8::1'])
    })

    it.each<[string, Partial<Env>]>([
      ['CLOUDFLARE_ZONE_ID', { CLOUDFLARE_ZONE_ID: undefined }],
      ['CLOUDFLARE_ZONE_ID', { CLOUDFLARE_ZONE_ID: 'example.com' }],
      ['wrangler secret put CLOUDFLARE_TOKEN', { CLOUDFLARE_TOKEN: '' }],
      ['DOMAINS_TARGET', { DOMAINS_TARGET: undefined }],
      ['DOMAINS_TARGET', { DOMAINS_TARGET: 'https://connect.example.net' }],
      ['DOMAINS_TARGET', { DOMAINS_TARGET: '192.0.2.1' }],
      ['DOMAINS_ADDRESSES: somewhere', { DOMAINS_ADDRESSES: '192.0.2.1, somewhere' }],
      ['CLOUDFLARE_URL', { CLOUDFLARE_URL: 'api.example.com' }],
      ['HOSTNAMES_PROVIDER is embedded', { HOSTNAMES_PROVIDER: 'embedded' }],
    ])('reports the missing or invalid setting: %s %o', (words, changes) => {
      expect(() => chooseHostnames({ ...cloudflare, ...changes })).toThrow(words)
    })

    it('sends DNS lookups to the configured resolver', async () => {
      const resolver = await newDoh({ 'barbers.com': { A: ['192.0.2.7'] } })
      const answer = await chooseDns({ ...production, ...resolver.settings }).lookUp('barbers.com', 'A')
      expect(answer).toMatchObject({ status: 'found', values: ['192.0.2.7'] })
      expect(await resolver.seen()).toEqual(['barbers.com A'])
    })

    it('simulates DNS in development and sends no lookup', async () => {
      const resolver = await newDoh({ 'barbers.com': { A: ['192.0.2.7'] } })
      const dns = chooseDns({ ...env, ...resolver.settings, DNS_PROVIDER: 'embedded' })
      expect(await dns.lookUp('barbers.com', 'A')).toMatchObject({ status: 'no-such-name', values: [] })
      expect(await resolver.seen()).toEqual([])
    })

    it('refuses simulated DNS in production and a resolver without a valid address', () => {
      expect(() => chooseDns({ ...production, DNS_PROVIDER: 'embedded' })).toThrow(/DNS_PROVIDER is embedded/)
      expect(() => chooseDns({ ...env, DNS_PROVIDER: 'https', DNS_URL: 'dns' })).toThrow(/DNS_URL/)
    })
  })

  it('reports an unknown provider by name', () => {
    expect(() => chooseMail({ ...env, MAIL_PROVIDER: 'pigeon' as 'embedded' })).toThrow('MAIL_PROVIDER is pigeon')
    expect(() => chooseSocial({ ...env, SOCIAL_PROVIDER: 'owl' as 'none' })).toThrow('SOCIAL_PROVIDER is owl')
  })
})

const hello: MailMessage = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const calendar = { filename: 'time.ics', type: 'text/calendar', content: 'SUMMARY:Grüße\r\n' }

function throughBinding() {
  const send = vi.fn(async (_: unknown) => ({ messageId: '1' }))
  const settings = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com' } as const
  // The binding has overloads; the product uses one.
  return { send, mail: chooseMail({ ...env, ...settings, EMAIL: { send } as unknown as SendEmail }) }
}

describe('sending an email', () => {
  it('sends the sender’s name, the reply-to address and attachments as bytes', async () => {
    const { send, mail } = throughBinding()
    const replyTo = { email: 'sam@visitor.example', name: 'Sam' }
    await mail.send({ ...hello, fromName: 'Ada’s Plumbing', replyTo, attachments: [calendar] })
    await mail.send({ ...hello, replyTo: { ...replyTo, name: '' } })
    expect(send.mock.calls).toMatchObject([
      [
        {
          from: { name: 'Ada’s Plumbing', email: 'hello@example.com' },
          replyTo,
          attachments: [{ filename: 'time.ics', type: 'text/calendar', disposition: 'attachment' }],
        },
      ],
      [{ replyTo: 'sam@visitor.example' }],
    ])
    const [[first]] = send.mock.calls as [[{ attachments: { content: Uint8Array }[] }]]
    expect(new TextDecoder().decode(first.attachments[0]?.content)).toBe(calendar.content)
  })

  it('succeeds with the binding that wrangler simulates', async () => {
    const mail = chooseMail({ ...env, MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com' })
    await mail.send({ ...hello, fromName: 'Ada, “Plumbing”', attachments: [calendar] })
  })

  it('stores reply-to and attachments for the mailbox', async () => {
    await chooseMail(env).send({
      ...hello,
      replyTo: { email: 'sam@visitor.example', name: 'Sam' },
      attachments: [calendar],
    })
    const row = await env.DB.prepare('select reply_to as replyTo, attachments from mailbox').first<
      Record<string, string>
    >()
    expect(row?.replyTo).toBe('Sam <sam@visitor.example>')
    expect(JSON.parse(row?.attachments ?? '')).toEqual([calendar])
  })

  it.each([
    ...broken,
    ...addresses.flatMap((email): [string, Partial<MailMessage>][] => [
      ['recipient', { to: email }],
      ['answered address', { replyTo: { email, name: '' } }],
    ]),
  ])('refuses a %s that would inject a header: %j', async (_, change) => {
    const { send, mail } = throughBinding()
    await expect(mail.send({ ...hello, ...change })).rejects.toThrow(/headers/)
    await expect(chooseMail(env).send({ ...hello, ...change })).rejects.toThrow(/headers/)
    expect(send).not.toHaveBeenCalled()
  })
})

const ends = ['\r\nBcc: all@evil.example', '\n', '\r', '\0', '\u0085', '\u2028']
const broken = ends.flatMap((end): [string, Partial<MailMessage>][] => [
  ['subject', { subject: `Hello${end}` }],
  ['recipient', { to: `ada@example.com${end}` }],
  ['sender’s name', { fromName: `Ada${end}` }],
  ['answered name', { replyTo: { email: 'sam@visitor.example', name: `Sam${end}` } }],
  ['answered address', { replyTo: { email: `sam@visitor.example${end}`, name: 'Sam' } }],
  ['file name', { attachments: [{ ...calendar, filename: `time.ics${end}` }] }],
  ['file type', { attachments: [{ ...calendar, type: `text/calendar${end}` }] }],
])
const addresses = ['a@b.example, c@d.example', 'A <a@b.example>', 'a@b.example;c@d.example', 'a b@c.example']

describe('external text', () => {
  it.each([
    ['  one \n\t line\u0000 ', 20, 'one line'],
    ['cut after a word', 9, 'cut after'],
    ['cut after a word', 10, 'cut after'],
    ['cut after a word', 13, 'cut after a'],
    ['unbreakable', 5, 'unbre'],
    ['a😀😀', 4, 'a😀'],
    ['', 5, ''],
  ])('turns %j, cut to %i characters, into %j', (text, max, line) => {
    expect(plainLine(text, max)).toBe(line)
  })
})
