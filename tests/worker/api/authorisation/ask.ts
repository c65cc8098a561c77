import { env } from 'cloudflare:workers'
import { newBrowser, type Person } from './person.ts'
import type { Cell } from './row.ts'
import type { Route } from './table.ts'

export type Told = { status: number; code: string | undefined; text: string; headers: Headers }

/** What differs from the call as the row has it. */
export type Changes = {
  headers?: Record<string, string>
  body?: (body: Record<string, unknown>) => unknown
  /** Instead of any other body. */
  raw?: Uint8Array<ArrayBuffer>
  url?: (url: string) => string
}

/** The address of a route, with the ids of a person's things in it. */
export const addressOf = ({ path, row }: Pick<Route, 'path' | 'row'>, of: Named) =>
  path.replace(/:(\w+)/g, (_, name: keyof Named) => encodeURIComponent(of[name])) + (row.query ?? '')

/** The ids that addresses name. */
export type Named = Pick<Person, 'draftId' | 'imageId' | 'handle' | 'number' | 'kind' | 'domainName' | 'messageId'>

/** Calls a route as its row says. */
export async function ask(route: Route, { of, by }: Cell, changes: Changes = {}): Promise<Told> {
  const { method, row } = route
  const browser = by?.browser ?? newBrowser()
  const asked = row.body?.({ of, by })
  const json = changes.body?.(asked ?? {}) ?? asked
  const body = changes.raw ?? row.picture ?? (json && JSON.stringify(json))
  const address = addressOf(route, of)
  const response = await browser.fetch(changes.url?.(address) ?? address, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { origin: env.APP_ORIGIN }),
      ...(row.picture ? { 'content-type': 'image/png' } : json && { 'content-type': 'application/json' }),
      ...(await row.headers?.({ of, by })),
      ...changes.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const { status, headers } = response
  if (response.webSocket) response.webSocket.accept()
  response.webSocket?.close()
  const text = status === 101 ? '' : new TextDecoder().decode(await response.arrayBuffer())
  return { status, code: codeOf(text), text, headers }
}

function codeOf(text: string): string | undefined {
  if (!text.startsWith('{"error"')) return undefined
  return (JSON.parse(text) as { error: { code: string } }).error.code
}

/** As the table writes it. */
export const inShort = ({ status, code }: Told) => (code ? `${status} ${code}` : String(status))
