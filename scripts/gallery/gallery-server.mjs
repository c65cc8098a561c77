// Serves a rendered website's folder as the edge serves it: brotli, and the headers that its _headers file names.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
}
/** A page changes whenever its owner publishes. */
const pageCaching = 'public, max-age=0, must-revalidate'

/** Serves a folder at the root of its own address. Returns { origin, close }. */
export async function serveFolder(folder) {
  const rules = headerRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const answers = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!answers.has(pathname)) answers.set(pathname, answerFor(folder, pathname, rules))
    const { status, headers, body } = answers.get(pathname)
    const asked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (asked && body.packed) {
      response.writeHead(status, { ...headers, 'Content-Encoding': 'br', 'Content-Length': body.packed.length })
      return response.end(body.packed)
    }
    response.writeHead(status, { ...headers, 'Content-Length': body.plain.length })
    response.end(body.plain)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

function answerFor(folder, pathname, rules) {
  const path = pathname === '/' ? 'index.html' : normalize(decodeURIComponent(pathname)).replace(/^[/\\]+/, '')
  const file = join(folder, path)
  const isThere = path !== '_headers' && !path.startsWith('..') && existsSync(file) && statSync(file).isFile()
  const served = isThere ? file : join(folder, '404.html')
  const named = Object.assign({}, ...rules.filter(({ covers }) => covers(pathname)).map(({ headers }) => headers))
  const headers = {
    'Cache-Control': pageCaching,
    ...named,
    'Content-Type': types[extname(served)] ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
  }
  return { status: isThere ? 200 : 404, headers, body: bodyOf(served) }
}

/** As publishing compresses a page; a font is compressed already. */
function bodyOf(file) {
  const plain = readFileSync(file)
  if (extname(file) === '.woff2') return { plain }
  return { plain, packed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
}

/** Parses a _headers file: a path, in which * matches any ending, then its indented headers. */
function headerRules(text) {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path, ...lines] = block.trim().split('\n')
      const start = path.replace(/\*$/, '')
      const pairs = lines.map((line) => line.trim().split(/:\s*(.*)/s))
      return {
        covers: (pathname) => (path.endsWith('*') ? pathname.startsWith(start) : pathname === path),
        headers: Object.fromEntries(pairs.map(([name, value]) => [name, value])),
      }
    })
}
