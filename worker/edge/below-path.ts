// A workers.dev trial has a single host for all websites. Code that serves a website sees `/{handle}/…` there as `https://{handle}.{that
// host}/…`.
import type { EdgeEnv } from '../env.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import { robotsOfTrial } from './robots-of-trial.ts'

type Serve = (request: Request, env: EdgeEnv, ctx: ExecutionContext) => Response | Promise<Response>

/** All websites share these font files. */
const fonts = '/_/fonts/'
/** A host label, and the path below it. */
const shape = /^\/([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(\/.*)?$/

/** Serves a website, or a private preview, below a path of the only host, with its addresses changed to match. */
export async function serveBelowPath(
  request: Request,
  env: EdgeEnv,
  ctx: ExecutionContext,
  serve: Serve,
): Promise<Response> {
  const { protocol, pathname, search } = new URL(request.url)
  if (pathname === '/robots.txt') return new Response(robotsOfTrial)
  const [, name, path] = pathname.startsWith(fonts) ? [pathname, 'fonts', pathname] : (shape.exec(pathname) ?? [])
  if (name === undefined) return serve(request, env, ctx)
  if (path === undefined)
    return new Response(null, { status: 308, headers: { Location: `/${name}/${search}`, 'Cache-Control': 'no-cache' } })
  const inner = new Request(`${protocol}//${name}.${sitesDomain(env)}${path}${search}`, request)
  // Addresses in a compressed page can't be changed.
  inner.headers.delete('accept-encoding')
  return movedBelow({ base: `/${name}`, origin: env.SITES_ORIGIN }, await serve(inner, env, ctx))
}

type Place = { base: string; origin: string }

/** Attributes that contain one or more addresses. */
const attributes = ['href', 'src', 'srcset', 'imagesrcset', 'action', 'formaction', 'ping', 'poster'] as const
/**
 * Files that contain addresses of other files. A style sheet inside a page stays as it is: it names only fonts, and the page's policy has
 * its hash.
 */
const naming = /^(?:text\/(?:html|markdown|plain)|application\/(?:manifest|linkset)\+json)/

/** Adds the path before each address that begins at the host's root. */
async function movedBelow({ base, origin }: Place, response: Response): Promise<Response> {
  const moved = new Response(response.body, response)
  for (const name of ['location', 'content-location']) {
    const address = moved.headers.get(name)
    if (address) moved.headers.set(name, below(base, address))
  }
  const link = moved.headers.get('link')
  if (link) moved.headers.set('link', link.replaceAll('</', `<${base}/`))
  const type = moved.headers.get('content-type') ?? ''
  if (!naming.test(type) || moved.body === null) return moved
  moved.headers.delete('content-length')
  // Absolute picture addresses name only the host.
  const text = (await moved.text()).replaceAll(`${origin}/media/`, `${origin}${base}/media/`)
  if (type.startsWith('application/manifest')) return new Response(text.replaceAll('"/', `"${base}/`), moved)
  if (!type.startsWith('text/html')) return new Response(text, moved)
  const rewriter = new HTMLRewriter()
  for (const name of attributes) {
    rewriter.on(`[${name}]`, {
      element: (element) => {
        const value = element.getAttribute(name) ?? ''
        if (value.includes('/')) element.setAttribute(name, below(base, value))
      },
    })
  }
  return rewriter.transform(new Response(text, moved))
}

/** A root-relative address, or a list of them, except for fonts. */
const fromRoot = /(^|,\s*)\/(?!\/|_\/fonts\/)/g
const below = (base: string, addresses: string) => addresses.replace(fromRoot, `$1${base}/`)
