import { previewLabel } from '../contract/sites-labels.ts'
import type { Env } from '../env.ts'
import { siteOrigin } from '../services/publishing/site-address.ts'

/** On the host of previews: a widget is for one host, and websites have any. */
export const challengePath = '/_/challenge'

type Settings = Pick<Env, 'SITES_ORIGIN' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>

/** Whether messages are checked before they are sent. */
export const isChallenging = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Settings): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET)

/** Where the form of a website's host goes to be checked; undefined where nothing is. */
export const challengeAddress = (env: Settings, hostname: string): string | undefined =>
  isChallenging(env)
    ? `${siteOrigin(env, previewLabel)}${challengePath}?${new URLSearchParams({ host: hostname })}`
    : undefined
