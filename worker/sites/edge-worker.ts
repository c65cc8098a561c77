import type { Env } from '../env.ts'
import { addressOf, hostKind } from '../hosts.ts'
import { nothingHere } from './nothing-here.ts'
import { serveFromMemory, serveSite } from './serve-site.ts'

/** The visitors' side as a Worker of its own, for operators who want it apart: it reads KV, R2 and static files, no more. */
export default {
  fetch(request, env, ctx) {
    const address = addressOf(request.url)
    const page = serveFromMemory(request, address, ctx, env)
    if (page) return page
    const isSite = hostKind(address.hostname, env) === 'site'
    return isSite ? serveSite(request, address, ctx, env) : nothingHere(env.APP_ORIGIN)
  },
} satisfies ExportedHandler<Env>
