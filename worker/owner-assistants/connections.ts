import { AuthorizationError, type AuthRequest, authorizationErrorRedirect } from '@cloudflare/workers-oauth-provider'
import { plainLine } from '../adapters/plain-line.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { Owner } from '../platform/owner.ts'
import { lastUses } from './calls.ts'
import { authorizationServer, type GrantMetadata } from './oauth.ts'
import { type AskedConnection, type Connection, maxClientNameLength, type Scope, scopes } from './schema.ts'

/** Describes the assistant that asks for a connection. Throws invalid_request if no registered client asked for this, from one of its own addresses. */
export async function describeAsked(ctx: ServiceContext, query: string): Promise<AskedConnection> {
  const asked = await readAsked(ctx, query)
  const { clientName, redirectHost, redirectIsLoopback } = await authorizationServer(ctx).helpers.describeConsent(asked)
  // Nothing that writes backwards or shows nothing.
  const name = plainLine(clientName.replace(/\p{Cf}/gu, ''), maxClientNameLength)
  return { clientName: name || redirectHost, redirectHost, isLocal: redirectIsLoopback }
}

async function readAsked(ctx: ServiceContext, query: string): Promise<AuthRequest> {
  try {
    const request = new Request(`${ctx.env.APP_ORIGIN}${pages.connectAssistant}?${query.replace(/^\?/, '')}`)
    return await authorizationServer(ctx).helpers.parseAuthRequest(request)
  } catch (error) {
    if (error instanceof AuthorizationError) throw new AppError('invalid_request')
    throw error
  }
}

type Decision = Owner & { query: string; scopes: readonly Scope[] | null }

/** Connects an assistant, or refuses it. Returns the address for the browser to open. */
export async function decide(ctx: ServiceContext, { userId, query, scopes: wanted }: Decision): Promise<string> {
  const request = await readAsked(ctx, query)
  if (!wanted) return authorizationErrorRedirect(request, 'access_denied')
  const { clientName, redirectHost } = await describeAsked(ctx, query)
  const { redirectTo } = await authorizationServer(ctx).helpers.completeAuthorization({
    ...{ request, userId, scope: scopes.filter((one) => one === 'read' || wanted.includes(one)) },
    metadata: { clientName, redirectHost } satisfies GrantMetadata,
    props: { clientName },
  })
  notifyOwner(ctx, userId, { type: 'account.changed' })
  return redirectTo
}

/** A person's connections, the newest first. */
export async function listConnections(ctx: ServiceContext, userId: string): Promise<Connection[]> {
  const [{ items }, used] = await Promise.all([
    authorizationServer(ctx).helpers.listUserGrants(userId),
    lastUses(ctx.db, userId),
  ])
  return items
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(({ id, scope, metadata, createdAt }) => ({
      ...{ id, scopes: scopes.filter((one) => scope.includes(one)), ...(metadata as GrantMetadata) },
      connectedAt: new Date(createdAt * 1000).toISOString(),
      lastUsedAt: used.get(id)?.toISOString() ?? null,
    }))
}

/** Ends a connection with its tokens, at once. Throws not_found. */
export async function endConnection(ctx: ServiceContext, { userId, id }: Owner & { id: string }): Promise<void> {
  const { helpers } = authorizationServer(ctx)
  if (!(await listConnections(ctx, userId)).some((one) => one.id === id)) throw new AppError('not_found')
  await helpers.revokeGrant(id, userId)
  notifyOwner(ctx, userId, { type: 'account.changed' })
}
