import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { ScriptedAnswer, SeenRequest } from './scripted-answer.ts'

type Peer = { answers: ScriptedAnswer[]; seen: SeenRequest[] }

/** Scriptable HTTP peers for tests in workerd at `/{name}/…`: `PUT /{name}/_answers` sets responses, `GET /{name}/_seen` returns requests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const peers = new Map<string, Peer>()
  const serve = () => createServer((request, response) => void answer(peers, request, response))
  const server = serve()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Listens at the machine's other address too, if there is one.
  const sixth = serve()
  await new Promise<void>((resolve) => sixth.once('error', () => resolve()).listen(port, '::1', resolve))
  project.provide('peersUrl', `http://127.0.0.1:${port}`)
  return async () => {
    for (const one of [server, sixth]) {
      one.closeAllConnections()
      await new Promise((resolve) => one.close(resolve))
    }
  }
}

async function answer(peers: Map<string, Peer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://peer')
  const [, name = '', path = '/'] = /^\/([^/]+)(\/.*)$/.exec(url.pathname) ?? []
  const peer = peers.get(name) ?? { answers: [], seen: [] }
  peers.set(name, peer)
  const body = await bodyOf(request)
  if (path === '/_answers') {
    peer.answers = JSON.parse(body)
    return void response.writeHead(204).end()
  }
  if (path === '/_seen') return void response.end(JSON.stringify(peer.seen))
  const query = Object.fromEntries(url.searchParams)
  const headers = request.headers as Record<string, string>
  peer.seen.push({ method: request.method ?? '', path, query, headers, body })
  send(peer.answers.find((one) => fits(one, path, query)) ?? { path, status: 404 }, response)
}

const fits = (scripted: ScriptedAnswer, path: string, query: Record<string, string>) =>
  scripted.path === path && Object.entries(scripted.query ?? {}).every(([name, value]) => query[name] === value)

function send(scripted: ScriptedAnswer, response: ServerResponse): void {
  const { status = 200, json, text, base64, zeros, delay = 0, stalls = false } = scripted
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  const body =
    base64 !== undefined
      ? Buffer.from(base64, 'base64')
      : zeros
        ? Buffer.alloc(zeros)
        : (text ?? JSON.stringify(json) ?? '')
  const timer = setTimeout(() => {
    response.writeHead(status, { ...type, ...scripted.headers })
    if (stalls) response.write(body)
    else response.end(body)
  }, delay)
  response.once('close', () => clearTimeout(timer))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

declare module 'vitest' {
  interface ProvidedContext {
    peersUrl: string
  }
}
