import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { appHeaders, publicHeaders } from '../../../worker/pages/page-headers.ts'

const production = { ...env, ENVIRONMENT: 'production', APP_ORIGIN: 'https://app.example.com' } as Env
const google = { GOOGLE_MEASUREMENT_ID: 'G-ABC123' }
const clarity = { CLARITY_PROJECT_ID: 'abc123' }

/** What a policy names of others for a directive. */
function hostsIn(headers: Record<string, string>, directive: string): string[] {
  const policy = headers['Content-Security-Policy'] ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
  return found.split(' ').filter((source) => /google|clarity|bing/.test(source))
}

describe.each([
  ['the editor', appHeaders],
  ['a public page', publicHeaders],
] as const)('the policy of %s', (_, headersOf) => {
  const policyOf = (settings: Env) => headersOf(settings)['Content-Security-Policy']

  it('names nobody else’s tools unless they are configured', () => {
    for (const settings of [
      env,
      production,
      { ...production, GOOGLE_MEASUREMENT_ID: '', CLARITY_PROJECT_ID: '../x' },
    ]) {
      expect(policyOf(settings as Env)).toContain("script-src 'self';")
      expect(policyOf(settings as Env)).not.toMatch(/google|clarity|bing/)
    }
  })

  it('names Google’s hosts with its id alone', () => {
    const headers = headersOf({ ...production, ...google })
    expect(hostsIn(headers, 'script-src')).toEqual(['https://*.googletagmanager.com'])
    expect(hostsIn(headers, 'connect-src')).toEqual([
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ])
    expect(headers['Content-Security-Policy']).not.toMatch(/clarity|bing/)
  })

  it('names Clarity’s hosts with its id alone, and never in development', () => {
    const headers = headersOf({ ...production, ...clarity })
    expect(hostsIn(headers, 'script-src')).toEqual(['https://*.clarity.ms'])
    expect(hostsIn(headers, 'connect-src')).toEqual(['https://*.clarity.ms', 'https://c.bing.com'])
    expect(headers['Content-Security-Policy']).not.toMatch(/google/)
    expect(policyOf({ ...env, ...clarity } as Env)).toBe(policyOf(env as Env))
  })

  it('allows pictures of both with both, and no script of the page’s own in place', () => {
    const policy = policyOf({ ...production, ...google, ...clarity }) ?? ''
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com https://*.clarity.ms;")
    expect(policy).toMatch(/img-src [^;]*https:/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('is one for each configuration, however they alternate', () => {
    const [without, having] = [policyOf(production), policyOf({ ...production, ...google })]
    expect(policyOf(production)).toBe(without)
    expect(policyOf({ ...production, ...google })).toBe(having)
    expect(without).not.toBe(having)
  })
})
