import type { Env } from '../env.ts'

/** Below the app's own address. */
export const localIssuerPath = '/_/issuer'
export const localClient = 'local'

export const issuerOf = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>) => APP_ORIGIN + localIssuerPath
export const returnAddress = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>) => `${APP_ORIGIN}/api/login/social/callback`
