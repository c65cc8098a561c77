import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import type { DnsWorld } from './custom-hostnames-zone.ts'
import { answerWith, nextFault } from './faults.ts'

const numbers: Record<string, number> = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 }

/**
 * A DNS-over-HTTPS resolver that speaks JSON, as Cloudflare's and Google's do, at `/{world}/dns-query`. Each world begins with no names;
 * `PUT /{world}/_world` says what there is (DnsWorld), `GET /{world}/_seen` what was asked: ["www.example.com CNAME", …]. It follows
 * aliases, answers NXDOMAIN to names under which nothing is, and nothing to types that a name has not.
 *
 * Tests in workerd: tests/harness/workers/domains/peers.ts. Journeys: `node tests/harness/peers/doh.ts {port}`, and the product with
 * DNS_PROVIDER=https and DNS_URL=http://127.0.0.1:{port}/any/dns-query.
 */
export async function startDoh(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
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
  // An alias next to other records breaks the rules, but some servers have both anyway.
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

/** Names that have records, or below which there are some. */
const exists = ({ names }: DnsWorld, name: string) =>
  Object.keys(names).some((one) => one === name || one.endsWith(`.${name}`))

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await startDoh(Number(process.argv[2]))
