import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import {
  authSecret,
  canSuggestDescriptions,
  chooseDescriber,
  chooseDns,
  chooseHostnames,
  chooseMail,
  chooseModel,
  choosePexels,
  choosePhotos,
  choosePlaces,
  chooseSocial,
  chooseUnsplash,
} from '../../../worker/providers/choose.ts'
import { Browser } from '../../harness/workers/browser.ts'

const secret = 'a-secret-of-production-with-enough-characters'
const production = { ...env, ENVIRONMENT: 'production', AUTH_SECRET: secret } as const

describe('in production', () => {
  it('refuses to keep mails instead of sending them', () => {
    expect(() => chooseMail(production)).toThrow(/MAIL_PROVIDER/)
    expect(() => chooseMail({ ...production, MAIL_PROVIDER: 'cloudflare' })).toThrow(/MAIL_FROM/)
  })

  it('refuses the secret of development and short ones', () => {
    expect(() => authSecret({ ...production, AUTH_SECRET: env.AUTH_SECRET })).toThrow(/AUTH_SECRET/)
    expect(() => authSecret({ ...production, AUTH_SECRET: 'short' })).toThrow(/AUTH_SECRET/)
    expect(authSecret(production)).toBe(secret)
    expect(authSecret(env)).toBe(env.AUTH_SECRET)
  })

  it('refuses an issuer where anybody can be anybody, and one that it is nobody to', () => {
    expect(() => chooseSocial({ ...production, SOCIAL_PROVIDER: 'embedded' })).toThrow(/SOCIAL_PROVIDER/)
    expect(() => chooseSocial({ ...production, SOCIAL_PROVIDER: 'oidc' })).toThrow(/SOCIAL_CLIENT_ID/)
    expect(chooseSocial({ ...production, SOCIAL_PROVIDER: 'none' })).toBeUndefined()
  })

  it('takes the embedded pictures', () => {
    expect(choosePhotos(production)).toBeDefined()
  })

  it('fails a sign-in without saying why to the caller, and stores nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const changes of [
      { AUTH_SECRET: secret },
      { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'a@b.example' },
    ] as const) {
      const browser = new Browser({ ENVIRONMENT: 'production', ...changes })
      const { status, text } = await browser.post('/api/login/otp/generate', { email: 'live@example.com' })
      expect(status).toBe(503)
      expect(text).not.toMatch(/MAIL_PROVIDER|AUTH_SECRET/)
      expect(String(log.mock.calls.at(-1))).toMatch(/MAIL_PROVIDER|AUTH_SECRET/)
    }
    expect(await env.DB.prepare('select count(*) as count from otp_sessions').first('count')).toBe(0)
    expect(await env.DB.prepare('select count(*) as count from mailbox').first('count')).toBe(0)
  })
})

it('sends through the binding, from the configured address', async () => {
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

  it('is Google unless another is set', () => {
    const client = { clientId: 'a', clientSecret: 'b' }
    expect(chooseSocial(oidc)).toMatchObject({ name: 'Google', issuer: 'https://accounts.google.com', ...client })
    const own = { SOCIAL_ISSUER: 'https://id.example.com/realm/', SOCIAL_NAME: 'Example' }
    expect(chooseSocial({ ...oidc, ...own })).toMatchObject({ name: 'Example', issuer: 'https://id.example.com/realm' })
  })

  it('is the local issuer in development', () => {
    expect(chooseSocial(env)?.issuer.startsWith(`${env.APP_ORIGIN}/`)).toBe(true)
  })
})

describe('the photo services', () => {
  const sources = (changes: Partial<Env>) => choosePhotos({ ...env, ...changes }).map(({ source }) => source)
  const keys = { PEXELS_KEY: 'a', UNSPLASH_KEY: 'b' }

  it('are those with a key, our own drawings last', () => {
    expect(sources({ PHOTOS_PROVIDER: 'stock', ...keys })).toEqual(['Pexels', 'Unsplash', 'Artwork'])
    expect(sources({ PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'b' })).toEqual(['Unsplash', 'Artwork'])
    expect(sources({ PHOTOS_PROVIDER: 'embedded', ...keys })).toEqual(['Artwork'])
  })

  it('are Openverse where none has a key', () => {
    expect(sources({ PHOTOS_PROVIDER: 'stock', PEXELS_KEY: '' })).toEqual(['Openverse', 'Artwork'])
  })

  it('are left alone unless they are asked for', () => {
    expect(choosePexels({ ...env, ...keys })).toBeUndefined()
    expect(chooseUnsplash({ ...env, ...keys })).toBeUndefined()
    expect(choosePexels({ ...env, PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'b' })).toBeUndefined()
  })
})

it('looks places up itself, or at the geocoder that is set', () => {
  expect(choosePlaces(production)).toBeDefined()
  expect(choosePlaces({ ...production, PLACES_PROVIDER: 'geocoder', GEOCODER_URL: 'https://g.example' })).toBeDefined()
  for (const GEOCODER_URL of [undefined, '', 'g.example'])
    expect(() => choosePlaces({ ...production, PLACES_PROVIDER: 'geocoder', GEOCODER_URL })).toThrow(/GEOCODER_URL/)
})

it('describes pictures where a model has a key', () => {
  expect(canSuggestDescriptions(env)).toBe(false)
  expect(canSuggestDescriptions({ ...env, AI_KEY: 'a' })).toBe(true)
  expect(chooseDescriber({ ...env, AI_KEY: '' })).toBeUndefined()
  expect(() => chooseDescriber({ ...env, AI_KEY: 'a', AI_PRICE_IN: 'cheap' })).toThrow(/AI_PRICE_IN/)
})

describe('the model that writes', () => {
  const openai = { ...env, AI_PROVIDER: 'openai' } as const

  it('is there when it is asked for', () => {
    expect(chooseModel({ ...env, AI_KEY: 'a' })).toBeUndefined()
    expect(chooseModel(openai)?.name).toBe('gpt-4.1-mini at https://api.openai.com/v1')
    expect(chooseModel({ ...openai, AI_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3' })?.name).toBe(
      'qwen3 at http://localhost:11434/v1',
    )
  })

  it('wants a key in production, and settings that are numbers', () => {
    expect(() => chooseModel({ ...production, AI_PROVIDER: 'openai' })).toThrow(/wrangler secret put AI_KEY/)
    expect(() => chooseModel({ ...openai, AI_TIMEOUT: 'soon' })).toThrow(/AI_TIMEOUT/)
    expect(() => chooseModel({ ...openai, AI_PRICE_OUT: '-1' })).toThrow(/AI_PRICE_OUT/)
  })
})

describe('who serves custom domains', () => {
  const cloudflare: Env = {
    ...production,
    HOSTNAMES_PROVIDER: 'cloudflare',
    CLOUDFLARE_ZONE_ID: '0123456789abcdef0123456789abcdef',
    CLOUDFLARE_TOKEN: 'a-token',
    DOMAINS_TARGET: 'Connect.Example.net',
  }

  it('is nobody, the simulator or Cloudflare', () => {
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
  ])('says what is missing: %s %o', (words, changes) => {
    expect(() => chooseHostnames({ ...cloudflare, ...changes })).toThrow(words)
  })

  it('looks names up in the DNS, or plays it', () => {
    expect(chooseDns(env)).toBeDefined()
    expect(chooseDns({ ...production, DNS_PROVIDER: 'https' })).toBeDefined()
    expect(() => chooseDns({ ...production, DNS_PROVIDER: 'embedded' })).toThrow(/DNS_PROVIDER is embedded/)
    expect(() => chooseDns({ ...env, DNS_PROVIDER: 'https', DNS_URL: 'dns' })).toThrow(/DNS_URL/)
  })
})

it('says which provider it does not know', () => {
  expect(() => chooseMail({ ...env, MAIL_PROVIDER: 'pigeon' as 'embedded' })).toThrow('MAIL_PROVIDER is pigeon')
  expect(() => chooseSocial({ ...env, SOCIAL_PROVIDER: 'owl' as 'none' })).toThrow('SOCIAL_PROVIDER is owl')
})
