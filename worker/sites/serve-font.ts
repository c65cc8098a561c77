import type { EdgeEnv } from '../env.ts'

const immutable = 'public, max-age=31536000, immutable'
/** A family, what of it the file has, and an edition. Nothing else lies where such a name leads. */
const shape = /^[a-z0-9-]+-\d+\.woff2$/

/**
 * A font of the websites, undefined for an unknown name. The same few files serve every website; they are among
 * the app's static files, where nothing else is reachable.
 */
export async function serveFont(name: string, env: EdgeEnv): Promise<Response | undefined> {
  if (!shape.test(name)) return undefined
  const file = await env.ASSETS.fetch(`https://assets.invalid/_/fonts/${name}`)
  if (file.headers.get('content-type') !== 'font/woff2') return undefined
  const headers = { 'Content-Type': 'font/woff2', 'Cache-Control': immutable, 'X-Content-Type-Options': 'nosniff' }
  return new Response(file.body, { headers })
}
