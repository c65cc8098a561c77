import * as z from 'zod'
import type { Env } from '../env.ts'
import { previewLabel } from '../platform/addresses/hosts.ts'
import { logFailure } from '../platform/log/log.ts'
import { jsonAnswer } from './fetch/safe-fetch.ts'

/** Unknown: the service gave no verdict. */
type Verdict = 'passed' | 'failed' | 'unknown'

/** Checks that a sender is human, with a widget on the page. */
export type Challenge = {
  siteKey: string
  /** `idempotencyKey`: a UUID. Checking the same response again with the same key returns the same verdict. Never rejects. */
  verify: (response: string, idempotencyKey: string) => Promise<Verdict>
}

/** The form field that the widget fills in. */
export const challengeField = 'cf-turnstile-response'

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** In characters. */
const maxResponseLength = 2048
const usualTimeoutMs = 5000
/** Maximum response size in bytes. */
const maxBytes = 16 * 1024

const answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
  /** Cloudflare's test keys always pass and report another host. */
  metadata: z.object({ result_with_testing_key: z.boolean().optional() }).optional(),
})

/** Error codes about the visitor's response; all others are our fault or Cloudflare's. */
const ofResponse = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

type Settings = Pick<Env, 'ENVIRONMENT' | 'SITES_ORIGIN' | 'TURNSTILE_URL'>
type Keys = { siteKey: string; secret: string }

/** Cloudflare Turnstile. The widget runs on the preview host. */
const turnstile = (
  { ENVIRONMENT, SITES_ORIGIN, TURNSTILE_URL }: Settings,
  { siteKey, secret }: Keys,
  timeoutMs = usualTimeoutMs,
): Challenge => ({
  siteKey,
  verify: async (response, idempotencyKey) => {
    if (response === '' || response.length > maxResponseLength) return 'failed'
    try {
      const { status, body } = await jsonAnswer(new URL(TURNSTILE_URL || address), {
        ...{
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          timeoutMs,
          max: maxBytes,
        },
        body: JSON.stringify({ secret, response, idempotency_key: idempotencyKey }),
      })
      const said = answer.safeParse(body).data
      if (!said) throw new Error(`it answered ${status}`)
      if (said.success) {
        const isTest = ENVIRONMENT === 'development' && said.metadata?.result_with_testing_key === true
        return isTest || said.hostname === widgetHost(SITES_ORIGIN) ? 'passed' : 'failed'
      }
      if (said['error-codes'].some((code) => ofResponse.includes(code))) return 'failed'
      throw new Error(`it answered ${said['error-codes'].join(', ') || status}`)
    } catch (error) {
      logFailure('turnstile.failed', error)
      return 'unknown'
    }
  },
})

const widgetHost = (sitesOrigin: string) => `${previewLabel}.${new URL(sitesOrigin).hostname}`

/** The bot check; undefined if none is configured. */
export const chooseChallenge = (env: Env): Challenge | undefined => {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env
  return siteKey && secret ? turnstile(env, { siteKey, secret }) : undefined
}
