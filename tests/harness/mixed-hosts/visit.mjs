import { connect } from 'node:net'
import { written } from './requests.mjs'

// Reads answers off a connection, one after the other, however they arrive in pieces.

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/**
 * A reader to be fed with `push`; `next(method)` gives the next whole answer, to a request of that method, as { status, headers,
 * body }, or undefined while it has not come. Headers are by name in lowercase; those that came twice are joined with a newline.
 */
function answerReader() {
  let bytes = Buffer.alloc(0)
  return {
    push: (chunk) => {
      bytes = bytes.byteLength === 0 ? chunk : Buffer.concat([bytes, chunk])
    },
    /** Whether anything has come that is no whole answer. */
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

// Many connections at once that are kept alive, several requests on their way on each, and every answer looked at.

const connections = 64
const inFlightAtMost = 8
const patienceMs = 20_000

/**
 * Sends `total` requests from a source to these ports and hands each with its answer to `look`; an answer of undefined stands for
 * a connection closed without one. Requests whose connection was closed by an earlier answer are sent again.
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

/** The life of one connection. Returns whether it had a request to send. */
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
      // In two pieces now and then, cut anywhere.
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
    // A server that refuses what is being sent may reset the connection.
    socket.on('error', (error) => {
      if (error.message === 'silence' || error.code === 'ECONNREFUSED') reject(error)
    })
    socket.on('close', () => {
      const [first, ...others] = waiting
      // The last of a batch may end the connection; those before it have to be answered, unless this is how the one before ended.
      if (first?.ends) look(first, undefined)
      else if (first) again.push(first)
      again.push(...others)
      resolve(asked)
    })
  })
}

/** Requests to send at once; one that may end the connection is the last of them. */
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
