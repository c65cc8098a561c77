import { env } from 'cloudflare:workers'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { issueBearer, readBearer } from '../../../worker/accounts/sessions/sessions.ts'
import { keyedHash } from '../../../worker/platform/crypto/hash.ts'
import { readToken, signToken } from '../../../worker/platform/crypto/signed-token.ts'
import { visitorAddress } from '../../../worker/platform/http/caller.ts'
import { contextOf, newOwner } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'

const ctx = contextOf(env)
const inFiveMinutes = () => new Date(Date.now() + 5 * 60_000)
/** The claims of a token that isn't a bearer token. */
const other = { subject: 'd1', nonce: 'n1' }
let userId = ''

type Forgery = {
  alg?: string
  typ?: string
  crit?: string[]
  iss?: string
  aud?: string
  secret?: string
  expiresAt?: Date | null
  subject?: string | null
}
type Kind = 'bearer' | 'verification'

/** Signs as the product does, except for the forgery. */
async function forge(kind: Kind, forged: Forgery): Promise<string> {
  const { alg = 'HS256', typ = `${kind}+jwt`, iss = env.APP_ORIGIN, aud = `${env.APP_ORIGIN}/${kind}`, crit } = forged
  const jwt = new SignJWT(kind === 'bearer' ? { sid: 's1' } : { nonce: other.nonce })
    .setProtectedHeader({ alg, typ, ...(crit ? { crit, [crit[0] ?? '']: true } : {}) })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt()
  if (forged.subject !== null) jwt.setSubject(forged.subject ?? (kind === 'bearer' ? userId : other.subject))
  if (forged.expiresAt !== null) jwt.setExpirationTime(forged.expiresAt ?? inFiveMinutes())
  const key = await keyedHash(forged.secret ?? env.AUTH_SECRET, `${kind} tokens`)
  return jwt.sign(key, crit ? { crit: Object.fromEntries(crit.map((name) => [name, true])) } : {})
}

const unsecured = (kind: Kind) =>
  new UnsecuredJWT(kind === 'bearer' ? { sid: 's1' } : { nonce: other.nonce })
    .setSubject(kind === 'bearer' ? userId : other.subject)
    .setIssuer(env.APP_ORIGIN)
    .setAudience(`${env.APP_ORIGIN}/${kind}`)
    .setExpirationTime(inFiveMinutes())
    .encode()

const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Replaces the header of a good token. */
async function relabelled(kind: Kind, header: object): Promise<string> {
  const [, payload = '', signature = ''] = (await forge(kind, {})).split('.')
  return [encoded(header), payload, signature].join('.')
}

async function asymmetric(kind: Kind): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const header = { alg: 'RS256', typ: `${kind}+jwt`, jwk: await exportJWK(publicKey) }
  return new SignJWT({ sid: 's1', nonce: other.nonce })
    .setProtectedHeader(header)
    .setSubject(kind === 'bearer' ? userId : other.subject)
    .setIssuer(env.APP_ORIGIN)
    .setAudience(`${env.APP_ORIGIN}/${kind}`)
    .setExpirationTime(inFiveMinutes())
    .sign(privateKey)
}

const read = {
  bearer: (token: string) => readBearer(ctx, `Bearer ${token}`),
  verification: (token: string) => readToken(ctx, 'verification', token, z.object({ nonce: z.string() })),
}
const genuine = {
  bearer: async () => {
    const user = { uid: userId, email: 'a@example.com', verified: true }
    return (await issueBearer(ctx, { user, sessionId: 's1', setCookies: [] })).token
  },
  verification: () =>
    signToken(ctx, 'verification', {
      subject: other.subject,
      expiresAt: inFiveMinutes(),
      claims: { nonce: other.nonce },
    }),
}

const forgeries: [what: string, make: (kind: Kind) => Promise<string> | string][] = [
  ['algorithm none', unsecured],
  ['header changed to none', (kind) => relabelled(kind, { alg: 'none', typ: `${kind}+jwt` })],
  ['no signature', async (kind) => (await forge(kind, {})).replace(/[^.]+$/, '')],
  ['HS512', (kind) => forge(kind, { alg: 'HS512' })],
  ['HS384', (kind) => forge(kind, { alg: 'HS384' })],
  ['RS256 with a key that it brings along', asymmetric],
  ['wrong key', (kind) => forge(kind, { secret: 'somebody else’s secret, just as long as ours' })],
  ['unknown critical header', (kind) => forge(kind, { crit: ['exotic'] })],
  ['wrong type', (kind) => forge(kind, { typ: 'JWT' })],
  ['type of another purpose', (kind) => forge(kind, { typ: 'device+jwt' })],
  ['wrong issuer', (kind) => forge(kind, { iss: 'https://elsewhere.example' })],
  ['wrong audience', (kind) => forge(kind, { aud: `${env.APP_ORIGIN}/device` })],
  ['expired', (kind) => forge(kind, { expiresAt: new Date(Date.now() - 2000) })],
  ['without an expiry', (kind) => forge(kind, { expiresAt: null })],
  ['without a subject', (kind) => forge(kind, { subject: null })],
  ['genuine, for the other purpose', (kind) => genuine[kind === 'bearer' ? 'verification' : 'bearer']()],
  ['no token', () => 'a.b.c'],
]

describe('checking a signed token', () => {
  beforeAll(async () => {
    userId = await newOwner()
    const at = new Date()
    const row = { id: 's1', userId, token: 't1', expiresAt: inFiveMinutes(), createdAt: at, updatedAt: at }
    await ctx.db.insert(schema.sessions).values(row)
  })

  for (const kind of ['bearer', 'verification'] as const) {
    // ASVS 9.1.1
    it(`accepts the ${kind} token that it issued, and one signed the same way`, async () => {
      const expected = {
        bearer: { userId, sessionId: 's1' },
        verification: expect.objectContaining({ subject: other.subject, claims: { nonce: other.nonce } }),
      }
      expect(await read[kind](await genuine[kind]())).toEqual(expected[kind])
      expect(await read[kind](await forge(kind, {}))).toEqual(expected[kind])
    })
    // ASVS 9.1.1, ASVS 9.1.2, ASVS 9.1.3, ASVS 9.2.1, ASVS 9.2.3, ASVS 9.2.4, ASVS 11.4.3
    it.each(forgeries)(`refuses a ${kind} token: %s`, async (_, make) => {
      expect(await read[kind](await make(kind))).toBeUndefined()
    })
  }

  it('refuses a bearer token for a different user or an ended or missing session', async () => {
    const stranger = await newOwner()
    expect(await read.bearer(await forge('bearer', { subject: stranger }))).toBeUndefined()
    const token = await genuine.bearer()
    expect(await read.bearer(token)).toEqual({ userId, sessionId: 's1' })
    await ctx.db.update(schema.sessions).set({ expiresAt: new Date(Date.now() - 1) })
    expect(await read.bearer(token)).toBeUndefined()
    await ctx.db.delete(schema.sessions)
    expect(await read.bearer(token)).toBeUndefined()
  })
})

const of = (address: string) => visitorAddress(new Headers({ 'cf-connecting-ip': address }))

describe('a visitor’s address', () => {
  // ASVS 15.3.4
  it('covers a whole IPv6 network, in any spelling', () => {
    expect(of('2001:db8::1')).toBe(of('2001:db8::2'))
    expect(of('2001:db8::1')).toBe(of('2001:db8:0:0:ffff:1:2:3'))
    expect(of('2001:db8:1:2::5')).toBe(of('2001:db8:1:2:a:b:c:d'))
    expect(of('::1')).toBe(of('::ffff:2'))
    expect(of('2001:db8:0:1::1')).not.toBe(of('2001:db8:0:2::1'))
  })

  it('distinguishes IPv4 addresses', () => {
    expect(of('203.0.113.7')).toBe('203.0.113.7')
    expect(of('203.0.113.7')).not.toBe(of('203.0.113.8'))
  })
})
