import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type DnsWorld, newHostname, newZone, shown, walk, type Zone } from './custom-hostnames-zone.ts'
import type { Fault } from './scripted-answer.ts'

/** Finds the fault for this call, if any, and counts it. */
function nextFault(faults: Fault[], call: string): Fault | undefined {
  const fault = faults.find(({ to, times }) => (to === undefined || to === call) && times !== 0)
  if (fault?.times !== undefined) fault.times -= 1
  return fault
}

type Answer = { status: number; type: string; body: string }

/** Responds with the fault. The peer implements `wrong-id`. */
function answerWith(response: ServerResponse, answer: Answer, fault: Fault | undefined): void {
  if (fault && fault.how !== 'wrong-id') ways[fault.how](response, answer, fault)
  else sendAnswer(response, answer)
}

const sendAnswer = (response: ServerResponse, { status, type, body }: Answer) =>
  void response.writeHead(status, { 'content-type': type }).end(body)

/** Sends half of the body. */
const begin = (response: ServerResponse, { type, body }: Answer, length?: number) => {
  response.writeHead(200, { 'content-type': type, ...(length && { 'content-length': String(length) }) })
  response.write(body.slice(0, Math.ceil(body.length / 2)))
}

const refusal = (code: number, message: string) =>
  JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null })

const otherShape = '{"success":true,"Status":"fine","result":{"id":7,"hostname":["a"]},"Answer":"none"}'

const ways: Record<
  Exclude<Fault['how'], 'wrong-id'>,
  (response: ServerResponse, answer: Answer, fault: Fault) => void
> = {
  500: (response, answer) =>
    sendAnswer(response, { ...answer, status: 500, body: refusal(1500, 'Internal Server Error') }),
  429: (response, answer) => {
    response.setHeader('retry-after', '60')
    sendAnswer(response, { ...answer, status: 429, body: refusal(971, 'Please wait') })
  },
  hang: () => {},
  slow: (response, answer, { delay = 1000 }) => {
    const timer = setTimeout(() => sendAnswer(response, answer), delay)
    response.once('close', () => clearTimeout(timer))
  },
  garbage: (response, { type }) => sendAnswer(response, { status: 200, type, body: '{"success": tru\u0000' }),
  html: (response) =>
    sendAnswer(response, { status: 200, type: 'text/html', body: '<!doctype html><title>Just a moment</title>' }),
  cut: (response, answer) => {
    begin(response, answer, answer.body.length + 10)
    setTimeout(() => response.destroy(), 20)
  },
  stall: (response, answer) => begin(response, answer),
  huge: (response, { type }) =>
    sendAnswer(response, { status: 200, type, body: `{"padding":"${'x'.repeat(2_000_000)}"}` }),
  redirect: (response, answer) => {
    response.setHeader('location', '/elsewhere')
    sendAnswer(response, { ...answer, status: 302, body: '' })
  },
  shape: (response, { type }) => sendAnswer(response, { status: 200, type, body: otherShape }),
}

/**
 * Cloudflare's custom hostnames API at `/client/v4/zones/{zone}/custom_hostnames`, with a control API at `/_zones/{zone}`: `PUT`
 * changes the zone, `PATCH …/{hostname}` moves a hostname, `DELETE …/{hostname}` loses it, `GET` returns the zone with all calls. Run
 * it for journeys with `node tests/harness/peers/domain-servers.ts {port}`.
 */
async function startCustomHostnames(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
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

/** Calls, by the names that faults and counts use. */
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
  // Early failures change nothing; failures during the response happen after the change.
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

const numbers: Record<string, number> = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 }

/**
 * A DNS-over-HTTPS resolver with JSON at `/{world}/dns-query`. `PUT /{world}/_world` sets its names (DnsWorld), `GET /{world}/_seen`
 * returns the queries. Journeys use DNS_PROVIDER=https and DNS_URL=http://127.0.0.1:{port + 1}/any/dns-query.
 */
async function startDoh(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const worlds = new Map<string, { world: DnsWorld; seen: string[] }>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
    const [, name = '', path] = pathname.split('/')
    const one = worlds.get(name) ?? { world: { names: {} }, seen: [] }
    worlds.set(name, one)
    if (path === '_seen') return void response.end(JSON.stringify(one.seen))
    if (path === '_world') {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      return void request.on('end', () => {
        one.world = JSON.parse(Buffer.concat(chunks).toString())
        response.writeHead(204).end()
      })
    }
    const question = { name: (searchParams.get('name') ?? '').toLowerCase(), type: searchParams.get('type') ?? 'A' }
    one.seen.push(`${question.name} ${question.type}`)
    if (path !== 'dns-query' || request.headers.accept !== 'application/dns-json' || !numbers[question.type]) {
      return void response.writeHead(400).end('{"error":"Invalid query."}')
    }
    resolve(one.world, question, response)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => void server.close(() => done()))
    },
  }
}

type Question = { name: string; type: string }

function resolve(world: DnsWorld, { name, type }: Question, response: ServerResponse): void {
  const answers: object[] = []
  let at = name
  const there = (wanted: string) => answers.push(...recordsOf(world, at, wanted))
  const alias = () => world.names[at]?.CNAME?.[0]?.toLowerCase().replace(/\.$/, '')
  // An alias beside other records is invalid, but some servers have both.
  const follows = () => type !== 'CNAME' && alias() && !world.names[at]?.[type]
  for (let hops = 0; follows() && hops < 8; hops += 1) {
    there('CNAME')
    at = alias() ?? at
  }
  there(type)
  const broken = world.broken?.includes(name) || world.broken?.includes(at)
  const status = broken ? 2 : exists(world, at) ? 0 : 3
  const fault = nextFault(world.faults ?? [], type)
  const wrong = [{ name: 'else.example.', type: numbers[type], TTL: 60, data: 'else.example.' }]
  const body = JSON.stringify({
    ...{ Status: status, TC: false, RD: true, RA: true, AD: false, CD: false },
    Question: [{ name: `${name}.`, type: numbers[type] }],
    ...(fault?.how === 'wrong-id' ? { Answer: wrong } : answers.length > 0 && !broken ? { Answer: answers } : {}),
  })
  answerWith(response, { status: 200, type: 'application/dns-json', body }, fault)
}

const recordsOf = ({ names }: DnsWorld, name: string, type: string) =>
  (names[name]?.[type] ?? []).map((data) => ({ name: `${name}.`, type: numbers[type], TTL: 60, data }))

/** Names that have records, or have other names below them. */
const exists = ({ names }: DnsWorld, name: string) =>
  Object.keys(names).some((one) => one === name || one.endsWith(`.${name}`))

/** The provider of custom domains and the DNS, for tests in workerd. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hostnames = await startCustomHostnames()
  const doh = await startDoh()
  project.provide('domainUrls', { hostnames: hostnames.url, doh: doh.url })
  return async () => {
    await hostnames.close()
    await doh.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    domainUrls: { hostnames: string; doh: string }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.argv[2])
  await startCustomHostnames(port)
  await startDoh(port + 1)
}
