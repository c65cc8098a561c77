import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { newHostname, newZone, shown, walk, type Zone } from './custom-hostnames-zone.ts'
import { answerWith, nextFault } from './faults.ts'

/**
 * Cloudflare's custom hostnames, at `/client/v4/zones/{zone}/custom_hostnames…` as their documentation has them. Each zone id is a world
 * that starts empty. What the outside would do is done at `/_zones/{zone}`: `PUT` changes a part of the zone (token, quota,
 * steps, faults, deletionReads), `PATCH …/{hostname}` walks one hostname by hand (Step, or its own `steps`), `DELETE …/{hostname}` loses
 * it, `GET` shows the zone with all calls so far.
 *
 * Tests in workerd: tests/harness/workers/domains/peers.ts. Journeys: `node tests/harness/peers/custom-hostnames.ts {port}`, and the
 * product with CLOUDFLARE_URL=http://127.0.0.1:{port}/client/v4 and CLOUDFLARE_TOKEN=a-token-that-nobody-may-see.
 */
export async function startCustomHostnames(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const zones = new Map<string, Zone>()
  const zoneOf = (id: string) => zones.get(id) ?? zones.set(id, newZone()).get(id) ?? newZone()
  const server = createServer((request, response) => void answer(zoneOf, request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

type Result = { status: number; result?: unknown; error?: [code: number, message: string] }
type Call = { zone: Zone; id: string; body: Record<string, unknown>; query: URLSearchParams }

const notFound: Result = { status: 404, error: [1436, 'The custom hostname was not found.'] }

/** Each call by its name, as faults and counts know it. */
const calls: Record<string, (call: Call) => Result> = {
  create: ({ zone, body }) => {
    const hostname = String(body.hostname ?? '')
    const { method, type } = (body.ssl ?? {}) as { method?: string; type?: string }
    if (type !== 'dv' || !method) {
      return { status: 400, error: [1440, 'Both validation type and validation method are required.'] }
    }
    if (!/^[\x20-\x7e]+$/.test(hostname))
      return { status: 400, error: [1408, 'Non-ASCII characters are not supported.'] }
    if (!/^[a-z0-9.-]{3,255}$/.test(hostname)) return { status: 400, error: [1407, 'Invalid custom hostname.'] }
    if (zone.refuses === hostname || /\.(test|example|invalid|localhost)$/.test(hostname))
      return { status: 400, error: [1409, 'Reserved top domain custom hostnames are not supported.'] }
    if (zone.hostnames.some((known) => known.hostname === hostname)) {
      return { status: 409, error: [1406, 'Duplicate custom hostname found.'] }
    }
    if (zone.hostnames.length >= zone.quota) return { status: 403, error: [1405, 'Quota exceeded.'] }
    const known = newHostname(hostname, method)
    zone.hostnames.push(known)
    return { status: 201, result: shown(known) }
  },
  list: ({ zone, query }) => {
    const found = zone.hostnames.filter(({ hostname, id }) => {
      const wanted = query.get('hostname')
      return (!wanted || hostname.includes(wanted)) && (!query.get('id') || id === query.get('id'))
    })
    for (const known of found) if (known.status === 'pending_deletion') dwindle(zone, known.id)
    return { status: 200, result: found.map(shown) }
  },
  read: ({ zone, id }) => {
    const known = zone.hostnames.find((one) => one.id === id)
    if (!known) return notFound
    walk(zone, known)
    return { status: 200, result: shown(known) }
  },
  restart: ({ zone, id, body }) => {
    const known = zone.hostnames.find((one) => one.id === id)
    if (!known) return notFound
    if (!(body.ssl as { method?: string } | undefined)?.method)
      return { status: 400, error: [1440, 'Both are required.'] }
    Object.assign(known, { validationErrors: [], verificationErrors: [], ssl: 'initializing' })
    if (known.status !== 'active') known.status = 'pending'
    return { status: 202, result: shown(known) }
  },
  remove: ({ zone, id }) => {
    const known = zone.hostnames.find((one) => one.id === id)
    if (!known) return notFound
    if (zone.deletionReads > 0) known.status = 'pending_deletion'
    else zone.hostnames = zone.hostnames.filter((one) => one !== known)
    return { status: 200, result: { id } }
  },
  quota: ({ zone }) => {
    const used = zone.hostnames.length
    return {
      status: 200,
      result: { allocated: zone.quota, used, exceeded: used >= zone.quota, hard_cap: zone.quota },
    }
  },
}

function dwindle(zone: Zone, id: string): void {
  zone.deletionReads -= 1
  if (zone.deletionReads <= 0) zone.hostnames = zone.hostnames.filter((one) => one.id !== id)
}

const nameOf = (method: string, id: string): string | undefined => {
  if (id === 'quota') return method === 'GET' ? 'quota' : undefined
  if (id === '') return { GET: 'list', POST: 'create' }[method]
  return { GET: 'read', PATCH: 'restart', DELETE: 'remove' }[method]
}

async function answer(zoneOf: (id: string) => Zone, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://peer')
  const text = await textOf(request)
  const control = /^\/_zones\/([^/]+)(?:\/(.+))?$/.exec(pathname)
  if (control) return steer(zoneOf(control[1] ?? ''), { method: request.method, hostname: control[2], text }, response)

  const [, zoneId = '', id = ''] =
    /^\/client\/v4\/zones\/([0-9a-f]{32})\/custom_hostnames(?:\/([^/]+))?$/.exec(pathname) ?? []
  const name = nameOf(request.method ?? '', id)
  if (!zoneId || !name) {
    return send(response, { status: 404, error: [7003, `Could not route to ${pathname}.`] })
  }
  const zone = zoneOf(zoneId)
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  zone.calls.push({ call: name, method: request.method ?? '', path: `${pathname}?${query}`, body })
  if (request.headers.authorization !== `Bearer ${zone.token}`) {
    return send(response, { status: 403, error: [10000, `Authentication error: ${request.headers.authorization}`] })
  }
  const fault = nextFault(zone.faults, name)
  // What fails before anything is done leaves nothing behind; what breaks on the way back does.
  const result =
    fault && ['500', '429'].includes(fault.how) ? { status: 500 } : calls[name]?.({ zone, id, body, query })
  send(
    response,
    fault?.how === 'wrong-id' ? { status: 200, result: shown(newHostname('else.example', 'http')) } : result,
    fault,
  )
}

function send(response: ServerResponse, answered: Result = notFound, fault?: Parameters<typeof answerWith>[2]): void {
  const { status, result = null, error } = answered
  const errors = error ? [{ code: error[0], message: error[1] }] : []
  const body = JSON.stringify({ success: !error, errors, messages: [], result })
  answerWith(response, { status, type: 'application/json', body }, fault)
}

type Steering = { method: string | undefined; hostname: string | undefined; text: string }

function steer(zone: Zone, { method, hostname, text }: Steering, response: ServerResponse): void {
  const known = zone.hostnames.find((one) => one.hostname === hostname)
  if (method === 'PUT') Object.assign(zone, JSON.parse(text))
  if (method === 'PATCH' && known) Object.assign(known, JSON.parse(text))
  if (method === 'DELETE') zone.hostnames = zone.hostnames.filter((one) => one !== known)
  response.writeHead(hostname && !known ? 404 : 200).end(JSON.stringify(zone))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await startCustomHostnames(Number(process.argv[2]))
}
