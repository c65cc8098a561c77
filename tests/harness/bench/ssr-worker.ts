import { parseDocument } from '../../../renderer/document/versions.ts'
import { pageByReact } from './page-by-react.ts'

const encoder = new TextEncoder()
let page: (() => string) | undefined

/** Draws the bound document's page for every request, and leaves it uncompressed: that would cost more than the drawing. */
export default {
  fetch(_request: Request, { DOCUMENT }: { DOCUMENT: ArrayBuffer }): Response {
    page ??= pageByReact(parseDocument(JSON.parse(new TextDecoder().decode(DOCUMENT))), 'http://site-0.localhost')
    return new Response(encoder.encode(page()), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}
