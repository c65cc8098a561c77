// Reads answers off a connection, one after the other, however they arrive in pieces.

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/**
 * A reader to be fed with `push`; `next(method)` gives the next whole answer, to a request of that method, as { status, headers,
 * body }, or undefined while it has not come. Headers are by name in lowercase; those that came twice are joined with a newline.
 */
export function answerReader() {
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
