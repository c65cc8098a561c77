import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Env } from '../env.ts'
import { findLiveSite } from '../messages/submit/form-site.ts'
import { openContext } from '../platform/context.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { websiteServer } from './website-server.ts'

/** In bytes: more than the longest message to a website. */
const maxBytes = 64 * 1024

/**
 * Answers visitors' assistants about the published website at a host, by MCP. Without sessions, so any Worker may answer each request. A
 * website that its owner keeps out of search has nothing for machines.
 */
export async function serveAssistant(
  request: Request,
  host: string,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  const { success } = await env.API_LIMIT.limit({ key: `assistant ${visitorAddress(request.headers)}` })
  if (!success) return refusal(429, 'Too many requests. Try again in a minute.', { 'Retry-After': '60' })
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  const site = await findLiveSite(services, host)
  if (!site?.document.settings.searchIndexing) return refusal(404, 'There is no website for assistants here.')
  const { headers } = request
  // Nothing changes while an assistant listens.
  const options = { maxRequestBodySize: maxBytes, maxSubscriptions: 0 }
  return createMcpHandler(() => websiteServer(services, site, headers), options).fetch(request)
}

const refusal = (status: number, message: string, headers = {}) =>
  Response.json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }, { status, headers })
