// Answers as the KV service does, from the bound values.
let index

export default {
  fetch(request, { VALUES, INDEX }) {
    index ??= JSON.parse(new TextDecoder().decode(INDEX))
    const found = index[decodeURIComponent(new URL(request.url).pathname.slice(1))]
    if (!found) return new Response('not found', { status: 404 })
    const [start, length, metadata] = found
    const headers = metadata ? { 'CF-KV-Metadata': JSON.stringify(metadata) } : {}
    return new Response(new Uint8Array(VALUES, start, length), { headers })
  },
}
