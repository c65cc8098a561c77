import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RenderedSite } from '../../renderer/render-site.ts'

export type SiteServer = {
  /** Serves a site on a separate host and returns its address. */
  serve: (site: RenderedSite) => string
  /** Delays fonts by this many milliseconds, like a slow network. */
  delayFonts: (ms: number) => void
  close: () => Promise<void>
}

/** Serves rendered websites as in production: with their headers, compressed, and with fonts from `fontFolder`. */
export async function startSiteServer(fontFolder: string): Promise<SiteServer> {
  const sites = new Map<string, RenderedSite>()
  let fontDelay = 0
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1)
    const site = sites.get(request.headers.host?.split('.')[0] ?? '')
    if (!site) return void response.writeHead(404).end()
    if (path.startsWith('_/fonts/'))
      return void setTimeout(() => sendFont(join(fontFolder, basename(path)), response), fontDelay)
    sendFile(site, decodeURIComponent(path).replace(/(^|\/)$/, '$1index.html'), request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    serve: (site) => {
      const name = `site-${sites.size}`
      sites.set(name, site)
      return `http://${name}.localhost:${port}/`
    },
    delayFonts: (ms) => {
      fontDelay = ms
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendFont(file: string, response: ServerResponse) {
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' }).end(readFileSync(file))
}

function sendFile(site: RenderedSite, path: string, request: IncomingMessage, response: ServerResponse) {
  const known = site.files[path]
  const file = known ?? site.files['404.html']
  const headers = file?.contentType.startsWith('text/html') ? site.headers : {}
  const body = Buffer.from(file?.body ?? '')
  const packed = request.headers['accept-encoding']?.includes('br')
  response.writeHead(known ? 200 : 404, {
    ...headers,
    'Content-Type': file?.contentType ?? 'text/plain',
    ...(packed && { 'Content-Encoding': 'br' }),
  })
  response.end(packed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body)
}
