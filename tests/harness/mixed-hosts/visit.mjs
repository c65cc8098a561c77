import { connect } from 'node:net'
import { written } from './requests.mjs'

// Reads successive responses from a connection, in pieces of any size.

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/**
 * A reader that `push` feeds. `next(method)` returns the next complete response { status, headers, body }, or undefined. Repeated
 * headers are joined with a newline.
 */
function answerReader() {
  let bytes = Buffer.alloc(0)
  return {
    push: (chunk) => {
      bytes = bytes.byteLength === 0 ? chunk : Buffer.concat([bytes, chunk])
    },
    /** Whether part of a response remains. */
    get hasMore() {
      return bytes.byteLength > 0
    },
    next: (method) => {
      const end = bytes.indexOf(headEnd)
      if (end === -1) return undefined
      const { status, headers } = parseHead(bytes.latin1Slice(0, end))
      const found = hasNoBody(method, status)
        ? { body: bytes.subarray(0, 0), end: end + 4 }
        : bodyAt(bytes, end + 4, headers)
      if (!found) return undefined
      bytes = bytes.subarray(found.end)
      return { status, headers, body: found.body }
    },
  }
}

const hasNoBody = (method, status) => method === 'HEAD' || status === 304 || status === 204

function parseHead(text) {
  const [line, ...fields] = text.split('\r\n')
  const headers = new Map()
  for (const field of fields) {
    const colon = field.indexOf(':')
    const name = field.slice(0, colon).toLowerCase()
    const value = field.slice(colon + 1).trim()
    headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value)
  }
  return { status: Number(line.slice(9, 12)), headers }
}

function bodyAt(bytes, start, headers) {
  if (headers.get('transfer-encoding')?.toLowerCase() === 'chunked') return chunkedBody(bytes, start)
  const end = start + Number(headers.get('content-length') ?? 0)
  return bytes.byteLength < end ? undefined : { body: bytes.subarray(start, end), end }
}

function chunkedBody(bytes, start) {
  const parts = []
  for (let at = start; ; ) {
    const end = bytes.indexOf(lineEnd, at)
    if (end === -1) return undefined
    const size = Number.parseInt(bytes.latin1Slice(at, end), 16)
    const next = end + 2 + size + 2
    if (bytes.byteLength < next) return undefined
    if (size === 0) return { body: Buffer.concat(parts), end: next }
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = next
  }
}

// Opens many persistent connections with several requests in flight each, and checks all responses.

const connections = 64
const inFlightAtMost = 8
const patienceMs = 20_000

/**
 * Sends `total` requests to these ports and passes each with its response to `look`, or undefined for a closed connection. Unanswered
 * requests are repeated.
 */
export async function visitAll({ ports, total, nextRequest, random, look }) {
  const again = []
  let begun = 0
  const take = () => {
    if (again.length > 0) return again.pop()
    if (begun === total) return undefined
    begun += 1
    return nextRequest()
  }
  const visitor = async (port) => {
    while (await visitOnce({ port, take, random, look, again }));
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => visitor(ports[index % ports.length])))
}

/** Runs one connection; returns whether it sent a request. */
function visitOnce({ port, take, random, look, again }) {
  return new Promise((resolve, reject) => {
    const reader = answerReader()
    let batches = 1 + random.below(200)
    let waiting = []
    let asked = false
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('silence')))

    const send = () => {
      if (batches === 0) return socket.end()
      batches -= 1
      waiting = batchOf(take, 1 + random.below(inFlightAtMost))
      if (waiting.length === 0) return socket.end()
      asked = true
      const bytes = Buffer.concat(waiting.map(written))
      // Sometimes writes the bytes in two pieces, split anywhere.
      if (!random.chance(0.02)) return socket.write(bytes)
      const cut = random.below(bytes.byteLength)
      socket.write(bytes.subarray(0, cut))
      setImmediate(() => socket.writable && socket.write(bytes.subarray(cut)))
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      reader.push(chunk)
      while (waiting.length > 0) {
        const answer = reader.next(waiting[0].method)
        if (!answer) return
        look(waiting.shift(), answer)
      }
      if (reader.hasMore) look({ method: '', target: '', fields: [] }, undefined)
      send()
    })
    // A server that refuses a request may reset the connection.
    socket.on('error', (error) => {
      if (error.message === 'silence' || error.code === 'ECONNREFUSED') reject(error)
    })
    socket.on('close', () => {
      const [first, ...others] = waiting
      // Only the last of a batch may end the connection; earlier ones are repeated.
      if (first?.ends) look(first, undefined)
      else if (first) again.push(first)
      again.push(...others)
      resolve(asked)
    })
  })
}

/** Requests for one batch. A request that may end the connection comes last. */
function batchOf(take, size) {
  const batch = []
  while (batch.length < size) {
    const request = take()
    if (!request) return batch
    batch.push(request)
    if (request.ends) return batch
  }
  return batch
}
