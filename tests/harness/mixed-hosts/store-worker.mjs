// Responds like the KV service with the bound values.
let index
let faults

export default {
  async fetch(request, { VALUES, INDEX, FAULTS }) {
    faults ??= JSON.parse(FAULTS ?? '{}')
    const fate = Math.random()
    if (fate < faults.failed) return new Response('the store fails', { status: 500 })
    if (fate < faults.failed + faults.slow) await new Promise((resolve) => setTimeout(resolve, faults.slowMs))
    index ??= JSON.parse(new TextDecoder().decode(INDEX))
    const found = index[decodeURIComponent(new URL(request.url).pathname.slice(1))]
    if (!found) return new Response('not found', { status: 404 })
    const [start, length, metadata] = found
    const headers = metadata ? { 'CF-KV-Metadata': JSON.stringify(metadata) } : {}
    return new Response(new Uint8Array(VALUES, start, length), { headers })
  },
}
