import type { BetterAuthOptions } from 'better-auth'
import { product } from '../../renderer/document/product.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf, keyedHash } from '../platform/crypto/hash.ts'
import { authSecret } from '../platform/crypto/signed-token.ts'
import { DAY } from '../platform/time.ts'
import { hashPassword, verifyPassword } from './passwords/password-hash.ts'
import { passwordLength } from './schema.ts'
import * as tables from './tables.ts'
import { markSignedIn } from './user-rows.ts'

export const codeSeconds = 10 * 60
export const linkSeconds = 10 * 60
export const resetSeconds = 30 * 60
export const guessesACode = 5
const sessionSeconds = (30 * DAY) / 1000
/** What better-auth lets a state live. */
const roundTripSeconds = 10 * 60

/** A `__Host-` cookie is kept to this host alone, but browsers take it over https only. */
const cookieOf = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>, name: string) =>
  APP_ORIGIN.startsWith('https:') ? { name: `__Host-${name}`, secure: true } : { name, secure: false }
export const sessionCookie = (env: Pick<Env, 'APP_ORIGIN'>) => cookieOf(env, 'session')
/** A cookie as better-auth sets it. */
const cookieOption = (env: Pick<Env, 'APP_ORIGIN'>, cookie: string) => {
  const { name, secure } = cookieOf(env, cookie)
  return { name, attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' } } as const
}

/** The `Set-Cookie` values that are about the session: better-auth also clears cookies that it never sets here. */
export const sessionCookies = ({ env }: Pick<ServiceContext, 'env'>, headers: Headers): string[] =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${sessionCookie(env).name}=`))

/** What is made for mails or compared with, and told to nobody else. */
type Handed = {
  /** Names the attempt that a code belongs to: the same code means nothing in another. */
  attempt?: string
  onLink?: (token: string) => void
  onReset?: (token: string) => void
  /** The stored password hash that the attempt was compared with. */
  onCompared?: (hash: string) => void
}

/**
 * better-auth over this request's database: codes, links, passwords, users and sessions. Its own routes are not mounted: only the
 * calls on `.api` that the services make exist. Loaded lazily, since most requests come without a session. Its errors carry a `body.code`.
 */
export async function openAuth(ctx: ServiceContext, { attempt = '', onLink, onReset, onCompared }: Handed = {}) {
  const [{ betterAuth }, { emailOTP }, { magicLink }, shared] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/plugins/email-otp'),
    import('better-auth/plugins/magic-link'),
    sharedOptions(ctx),
  ])
  return betterAuth({
    ...shared,
    // Else a code that a stranger asks for would take the place of the one that the owner is typing in.
    verification: { storeIdentifier: { hash: (name: string) => storedName(attempt, name) } },
    emailAndPassword: {
      enabled: true,
      // In code units; the contract has counted the characters, each of which is one or two.
      minPasswordLength: 1,
      maxPasswordLength: 2 * passwordLength.max,
      password: {
        hash: hashPassword,
        verify: (tried) => {
          onCompared?.(tried.hash)
          return verifyPassword(tried)
        },
      },
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => onReset?.(token),
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeSeconds,
        allowedAttempts: guessesACode,
        storeOTP: { hash: (code) => hashCode(shared.secret, `${attempt} ${code}`) },
        // Codes are made with createVerificationOTP and sent by generateCode, which must know whether the mail left.
        sendVerificationOTP: async () => {
          throw new Error('codes are sent by generateCode')
        },
      }),
      magicLink({
        expiresIn: linkSeconds,
        storeToken: 'hashed',
        sendMagicLink: async ({ token }) => onLink?.(token),
      }),
    ],
  })
}

export type Auth = Awaited<ReturnType<typeof openAuth>>

/** What a code or token that waits is stored under: those of an attempt beside those of every other. */
const storedName = async (attempt: string, name: string): Promise<string> =>
  Buffer.from(await hashOf(attempt === '' ? name : `${attempt} ${name}`), 'hex').toString('base64url')

/** Of a round trip to the social provider, for as long as it may take. */
function stateCookie(env: Pick<Env, 'APP_ORIGIN'>) {
  const { name, attributes } = cookieOption(env, 'round-trip')
  return { name, attributes: { ...attributes, maxAge: roundTripSeconds } }
}

/** The options that every way to sign in shares: people, sessions and cookies. */
export async function sharedOptions({ env, db, now, defer }: ServiceContext) {
  const { drizzleAdapter } = await import('better-auth/adapters/drizzle')
  return {
    appName: product.name,
    baseURL: env.APP_ORIGIN,
    secret: authSecret(env),
    database: drizzleAdapter(db, { provider: 'sqlite', usePlural: true, schema: tables }),
    session: { expiresIn: sessionSeconds, updateAge: DAY / 1000, freshAge: 5 * 60 },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          // From where and with what somebody signs in is of use to nobody here, so it is not kept.
          before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }),
          after: async ({ userId }) => {
            await markSignedIn(db, userId, now())
          },
        },
        delete: { after: async ({ id, userId }) => defer(env.LIVE.getByName(userId).closeSession(id)) },
      },
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: { session_token: cookieOption(env, 'session'), state: stateCookie(env) },
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  } satisfies BetterAuthOptions
}

/** The code of one of better-auth's errors. */
export function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

/** The HTTP status of one of better-auth's errors. 302 is how it refuses a link. */
export const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined

/**
 * How a code is stored. Keyed, because a plain hash of six digits is found by trying them all: who reads the database
 * without the secret learns nothing.
 */
async function hashCode(secret: string, code: string): Promise<string> {
  return btoa(String.fromCharCode(...(await keyedHash(secret, `one-time code ${code}`))))
}
