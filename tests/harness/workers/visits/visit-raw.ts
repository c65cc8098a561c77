import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import type { Env } from '../../../../worker/env.ts'
import worker from '../../../../worker/index.ts'
import { siteEnv } from '../sites/sites.ts'

type Raw = { method?: string; headers?: Record<string, string> }

/** What the whole Worker answers to an address and a method as they are written: `Request` would make proper ones of them. Uncounted. */
export async function visitRaw(url: string, { method = 'GET', headers = {} }: Raw = {}, of: Env = siteEnv()) {
  const ctx = createExecutionContext()
  const request = { url, method, headers: new Headers(headers) } as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, { ...of, VISITS_PROVIDER: 'none' }, ctx)
  await waitOnExecutionContext(ctx)
  return response
}
