import { product } from '../../../renderer/document/product.ts'
import type { Env } from '../../env.ts'
import { authSecret } from '../../providers/choose.ts'
import { schema } from '../../storage/database.ts'
import type { ServiceContext } from '../context.ts'
import { hashCode } from './hash-code.ts'

export const codeSeconds = 10 * 60
const attempts = 5
const sessionSeconds = 30 * 24 * 60 * 60
const day = 24 * 60 * 60

/** A `__Host-` cookie is kept to this host alone, but browsers take it over https only. */
export const sessionCookie = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>) =>
  APP_ORIGIN.startsWith('https:') ? { name: '__Host-session', secure: true } : { name: 'session', secure: false }

type Answered<T> = Promise<{ headers: Headers; response: T }>
type Asked<T = unknown> = T & { headers: Headers; returnHeaders: true }

/** What the services use of better-auth. Its errors carry a `body.code`. */
export type Auth = {
  api: {
    /** Stores a new code, hashed, and returns it. */
    createVerificationOTP: (asked: { body: { email: string; type: 'sign-in' } }) => Promise<string>
    /** Uses a code up; makes the user when there is none. */
    signInEmailOTP: (asked: Asked<{ body: { email: string; otp: string } }>) => Answered<{ user: { id: string } }>
    getSession: (
      asked: Asked,
    ) => Answered<{ user: { id: string; email: string; emailVerified: boolean }; session: { id: string } } | null>
    signOut: (asked: Asked) => Answered<unknown>
  }
}

/**
 * better-auth over this request's database, for codes, users and sessions. Its own routes are not mounted: only the
 * calls on `.api` that the services make exist. Loaded lazily, since most requests come without a session.
 */
export async function openAuth({ env, db }: ServiceContext): Promise<Auth> {
  const secret = authSecret(env)
  const { name, secure } = sessionCookie(env)
  const [{ betterAuth }, { drizzleAdapter }, { emailOTP }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/plugins/email-otp'),
  ])
  return betterAuth({
    appName: product.name,
    baseURL: env.APP_ORIGIN,
    secret,
    database: drizzleAdapter(db, { provider: 'sqlite', usePlural: true, schema }),
    session: { expiresIn: sessionSeconds, updateAge: day, freshAge: 10 * 60 },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name, attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' } } },
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeSeconds,
        allowedAttempts: attempts,
        storeOTP: { hash: (code) => hashCode(secret, code) },
        // Codes are made with createVerificationOTP and sent by generateCode, which must know whether the mail left.
        sendVerificationOTP: async () => {
          throw new Error('codes are sent by generateCode')
        },
      }),
    ],
  })
}
