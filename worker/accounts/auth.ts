import type { BetterAuthOptions } from 'better-auth'
import { product } from '../../renderer/document/product.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import { authSecret } from '../platform/crypto/auth-secret.ts'
import { hashOf, keyedHash } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { located } from '../platform/located.ts'
import { logFailure } from '../platform/log/log.ts'
import { DAY, HOUR } from '../platform/time.ts'
import { mayJoin } from './may-join.ts'
import { hashPassword, verifyPassword } from './passwords/password-hash.ts'
import { passwordLength } from './schema.ts'
import { browserName } from './sessions/browser-name.ts'
import { cookieOption } from './sessions/session-cookie.ts'
import * as tables from './tables.ts'
import { markSignedIn } from './user-rows.ts'

export const codeSeconds = 10 * 60
export const linkSeconds = 10 * 60
export const resetSeconds = 30 * 60
export const guessesACode = 5
const sessionSeconds = (30 * DAY) / 1000
/** How long better-auth keeps a state. */
const roundTripSeconds = 10 * 60

/** Secrets that are emailed or compared, but never returned to callers. */
type SecretHandlers = {
  /** The attempt that a code belongs to. The same code is invalid in another attempt. */
  attempt?: string
  /** The secret with which the attempt's code was stored, if not the current one. */
  codeSecret?: string
  onLink?: (token: string) => void
  onReset?: (token: string) => void
  /** The stored password hash that this attempt was compared with. */
  onCompared?: (hash: string) => void
}

/**
 * better-auth over this request's database: codes, links, passwords, users and sessions. Its own routes aren't mounted; we only make `.api`
 * calls. Loaded lazily, since most requests have no session. Its errors have a `body.code`.
 */
export async function openAuth(
  ctx: ServiceContext,
  { attempt = '', codeSecret, onLink, onReset, onCompared }: SecretHandlers = {},
) {
  const [{ betterAuth }, { emailOTP }, { magicLink }, shared] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/plugins/email-otp'),
    import('better-auth/plugins/magic-link'),
    sharedOptions(ctx),
  ])
  return betterAuth({
    ...shared,
    // Otherwise a code that a stranger requests would replace the one that the owner is about to type.
    verification: { storeIdentifier: { hash: (name: string) => storedName(attempt, name) } },
    emailAndPassword: {
      enabled: true,
      // In code units. The schema counts characters, each of which is one or two units.
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
        storeOTP: { hash: (code) => hashCode(codeSecret ?? shared.secret, { attempt, code }) },
        // Codes are created with createVerificationOTP and sent by generateCode, which must know whether the email was sent.
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

/** The storage key of a pending code or token, separate for each attempt. */
const storedName = async (attempt: string, name: string): Promise<string> =>
  Buffer.from(await hashOf(attempt === '' ? name : `${attempt} ${name}`), 'hex').toString('base64url')

/** For a round trip to the social provider; valid as long as one may take. */
function stateCookie(env: Pick<Env, 'APP_ORIGIN'>) {
  const { name, attributes } = cookieOption(env, 'round-trip')
  return { name, attributes: { ...attributes, maxAge: roundTripSeconds } }
}

/** Options shared by all ways to sign in: users, sessions and cookies. */
export async function sharedOptions(ctx: ServiceContext) {
  const { env, db, now, defer } = ctx
  const { drizzleAdapter } = await import('better-auth/adapters/drizzle')
  return {
    appName: product.name,
    baseURL: env.APP_ORIGIN,
    secret: authSecret(env),
    database: drizzleAdapter(db, { provider: 'sqlite', usePlural: true, schema: tables }),
    session: { expiresIn: sessionSeconds, updateAge: HOUR / 1000, freshAge: 5 * 60 },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      user: {
        create: {
          before: async ({ email }) => {
            if (!mayJoin(env, email)) throw new AppError('sign_up_closed')
          },
        },
      },
      session: {
        create: {
          // Stores no IP address, and only enough about the browser for its owner to recognize it.
          before: async (session) => ({
            data: { ...session, ipAddress: null, userAgent: browserName(session.userAgent) },
          }),
          after: async ({ userId }) => {
            await markSignedIn(db, userId, now())
          },
        },
        delete: { after: async ({ id, userId }) => defer(located(env.LIVE, env).getByName(userId).closeSession(id)) },
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
    // better-auth's messages and their details may contain addresses.
    logger: { level: 'error', log: (_level, message) => logFailure('auth.failed', message) },
  } satisfies BetterAuthOptions
}

/** The code of a better-auth error. */
export function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return undefined
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

/** A better-auth error's HTTP status. It refuses a link with 302. */
export const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined

/**
 * The stored form of a code. Keyed, because a plain hash of six digits could be reversed by trying them all: the database without the
 * secret reveals nothing.
 */
export async function hashCode(secret: string, { attempt, code }: { attempt: string; code: string }): Promise<string> {
  return btoa(String.fromCharCode(...(await keyedHash(secret, `one-time code ${attempt} ${code}`))))
}
