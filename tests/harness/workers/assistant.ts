import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import type { Browser } from './accounts/browser.ts'

export const mcpAddress = `${env.APP_ORIGIN}/api/mcp`

/** Calls the whole product as a program at an address does. */
export const fetchFrom =
  (address = '198.51.100.7', changes: Partial<Env> = {}): typeof fetch =>
  async (input, init) => {
    const request = new Request(input as RequestInfo, init)
    request.headers.set('cf-connecting-ip', address)
    const ctx = createExecutionContext()
    const response = await worker.fetch(
      request as unknown as Parameters<typeof worker.fetch>[0],
      { ...env, ...changes },
      ctx,
    )
    await waitOnExecutionContext(ctx)
    return response
  }

type Wanted = { scopes?: string[]; name?: string; redirect?: string; fetch?: typeof fetch }

/** An assistant's program, which registers, sends its owner to the consent page and stores its tokens. */
export function newAssistant({ name = 'Parrot', redirect = 'https://parrot.example/callback', ...rest }: Wanted = {}) {
  const fetching = rest.fetch ?? fetchFrom()
  const kept = {
    client: undefined as StoredOAuthClientInformation | undefined,
    verifier: '',
    asked: new URL('http://none'),
  }
  const held: { tokens?: StoredOAuthTokens } = {}
  const metadata: OAuthClientMetadata = {
    client_name: name,
    redirect_uris: [redirect],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  }
  const provider: OAuthClientProvider = {
    redirectUrl: redirect,
    clientMetadata: metadata,
    state: () => 'a-state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => held.tokens,
    saveTokens: (tokens) => {
      held.tokens = tokens
    },
    redirectToAuthorization: (url) => {
      kept.asked = url
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier,
  }
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(mcpAddress), { authProvider: provider, fetch: fetching })
  const connect = async () => {
    const client = new Client({ name, version: '1' })
    await client.connect(transport())
    return client
  }
  /** Requests consent; returns the page's address. */
  const ask = async (): Promise<URL> => {
    await expect(connect()).rejects.toThrow(UnauthorizedError)
    return kept.asked
  }
  /** The owner consents in a browser. */
  const allow = async (owner: Browser, scopes = rest.scopes ?? ['read', 'edit', 'messages']) => {
    const { search } = await ask()
    const { status, body } = await owner.post('/api/assistants/decision', { query: search, scopes })
    expect([status, body]).toEqual([200, { redirectTo: expect.any(String) }])
    const back = new URL((body as { redirectTo: string }).redirectTo)
    await transport().finishAuth(back.searchParams)
    return connect()
  }
  return { ask, allow, connect, held, kept, provider, transport }
}

/** A tool result's text, and whether it is an error. */
export async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  return { text: first?.text ?? '', isError }
}
