import { insufficientScope, OAuthError, OAuthResourceServer } from '@cloudflare/workers-oauth-provider'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { product } from '../../renderer/document/product.ts'
import type { Env } from '../env.ts'
import { assistantPaths } from '../platform/addresses/paths.ts'
import { openContext, type ServiceContext } from '../platform/context.ts'
import { answerInScope } from '../platform/http/answer-in-scope.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { BodyRefused, readLimited } from '../platform/http/read-body.ts'
import { addToLogScope } from '../platform/log/log.ts'
import { mcpServer } from './mcp-server.ts'
import { authorizationServer, resourceOf, type TokenProps } from './oauth.ts'
import { isShallow } from './shallow.ts'

/** In bytes: many times the longest text of a field. */
const maxBytes = {
  [assistantPaths.mcp]: 256 * 1024,
  [assistantPaths.token]: 16 * 1024,
  [assistantPaths.register]: 16 * 1024,
}
const isLimited = (path: string): path is keyof typeof maxBytes => path in maxBytes

/** Serves assistants' programs: what they ask before they have a token, and the tools. Cookies count for nothing here. */
export const serveAssistant = (request: Request, path: string, env: Env, execution: ExecutionContext) =>
  answerInScope(request, env, execution, 'assistant', async () => {
    const ctx = openContext(env, (promise) => execution.waitUntil(promise))
    const limited = await withBody(request, isLimited(path) ? maxBytes[path] : 0)
    if (limited instanceof Response) return limited
    const answer = isResource(path)
      ? await resourceServer(ctx).fetch(limited, env, execution)
      : await withoutFlood(ctx, limited, () => authorizationServer(ctx).fetch(limited, execution))
    const response = new Response(answer.body, answer)
    response.headers.set('Cache-Control', 'no-store')
    return response
  })

const isResource = (path: string) =>
  path === assistantPaths.mcp || path.startsWith('/.well-known/oauth-protected-resource')

/** A request whose body was read up to a limit, or the refusal. */
async function withBody(request: Request, max: number): Promise<Request | Response> {
  if (request.body === null) return request
  try {
    const text = new TextDecoder().decode(await readLimited(request, max))
    if (!isShallow(text)) return new Response(null, { status: 400 })
    return new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: text,
      signal: request.signal,
    })
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    return new Response(null, { status: error.reason === 'too_large' ? 413 : 400 })
  }
}

/** Answers 429 to an address that asks too often without a token. Addresses are shared by all owners of one assistant. */
async function withoutFlood(
  { env }: ServiceContext,
  request: Request,
  serve: () => Promise<Response>,
): Promise<Response> {
  return (await isFree(env, `assistants ${visitorAddress(request.headers)}`)) ? serve() : tooMany()
}

const isFree = async (env: Env, key: string) => (await env.API_LIMIT.limit({ key })).success

const retryAfter = { 'Retry-After': '60' }
const tooMany = () => new Response(null, { status: 429, headers: retryAfter })

/** Counts calls with a valid token for their connection and account only: all owners of an assistant share its addresses. */
const resourceServer = (ctx: ServiceContext) =>
  new OAuthResourceServer<Env, TokenProps>({
    resourceMetadata: {
      resource: resourceOf(ctx.env),
      authorization_servers: [ctx.env.APP_ORIGIN],
      resource_name: product.name,
    },
    requiredScopes: ['read'],
    validateToken: (env, request) => async (resource, token) => {
      const found = await authorizationServer(ctx).validateToken(resource, token)
      if (!found && !(await isFree(env, `wrong tokens ${visitorAddress(request.headers)}`)))
        throw new OAuthError('temporarily_unavailable', {
          description: 'Too many requests',
          statusCode: 429,
          headers: retryAfter,
        })
      return found
    },
    handler: {
      fetch: async (request, env, { auth, props }) => {
        const [userId = '', connectionId = ''] = auth.token.split(':')
        addToLogScope({ accountId: userId })
        if (!auth.scope.includes('read')) return insufficientScope(auth, ['read'])
        const counted = [`assistant ${connectionId}`, `assistants of ${userId}`]
        if (!(await Promise.all(counted.map((key) => isFree(env, key)))).every(Boolean)) return tooMany()
        const scopes = new Set<string>(auth.scope)
        const connection = { userId, connectionId, scopes, clientName: props.clientName }
        const handler = createMcpHandler(() => mcpServer(ctx, connection, request))
        return handler.fetch(request)
      },
    },
  })
