// Responds like a location's cache. Uses only the address as the key, which reveals files cached under a wrong address.
const kept = new Map()
const keptAtMost = 5000

export default {
  async fetch(request) {
    if (request.method === 'PUT') {
      if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value)
      kept.set(request.url, parsed(new Uint8Array(await request.arrayBuffer())))
      return new Response(null, { status: 204 })
    }
    if (request.method === 'PURGE') return new Response(null, { status: kept.delete(request.url) ? 200 : 404 })
    const found = kept.get(request.url)
    if (!found) return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } })
    const headers = new Headers(found.headers)
    headers.set('CF-Cache-Status', 'HIT')
    return new Response(found.body, { status: found.status, headers })
  },
}

/** Parses a stored response: head, empty line, body. */
function parsed(bytes) {
  const end = bytes.findIndex((byte, at) => byte === 13 && bytes[at + 2] === 13)
  const [line, ...fields] = new TextDecoder().decode(bytes.subarray(0, end)).split('\r\n')
  const headers = fields.map((field) => [
    field.slice(0, field.indexOf(':')),
    field.slice(field.indexOf(':') + 1).trim(),
  ])
  const chunked = headers.some(([name, value]) => /^transfer-encoding$/i.test(name) && /chunked/i.test(value))
  const body = bytes.subarray(end + 4)
  return {
    status: Number(line.split(' ')[1]),
    headers: headers.filter(([name]) => !/^transfer-encoding$/i.test(name)),
    body: chunked ? unchunked(body) : body,
  }
}

function unchunked(bytes) {
  const parts = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf(10, at)
    const size = Number.parseInt(new TextDecoder().decode(bytes.subarray(at, end)), 16)
    if (!size) break
    parts.push(bytes.subarray(end + 1, end + 1 + size))
    at = end + 1 + size + 2
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
