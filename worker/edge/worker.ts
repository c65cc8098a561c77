import type { EdgeEnv } from '../env.ts'
import { addressOf, hostKind } from '../platform/addresses/hosts.ts'
import { siteNotFoundPage } from '../platform/http/site-not-found-page.ts'
import { serveInsecure } from './refuse-http.ts'
import { isSitePost, serveFromMemory, serveVisitor } from './serve-visitor.ts'

/**
 * The edge as a separate Worker: it reads KV, R2 and static files, and reports visits. It forwards private previews and form submissions to
 * the app's Worker.
 */
export default {
  fetch(request, env, ctx) {
    if ((typeof SHINGLE_TRIAL === 'undefined' || SHINGLE_TRIAL) && env.TRIAL)
      return import('./below-path.ts').then(({ serveBelowPath }) => serveBelowPath(request, env, ctx, serve))
    return serve(request, env, ctx)
  },
} satisfies ExportedHandler<EdgeEnv>

function serve(request: Request, env: EdgeEnv, ctx: ExecutionContext): Response | Promise<Response> {
  const address = addressOf(request.url)
  const page = serveInsecure(request, env) ?? serveFromMemory(request, address, env, ctx)
  if (page) return page
  const kind = hostKind(address.hostname, env)
  if (kind === 'preview' || isSitePost(request, kind, address))
    return env.APP?.fetch(request) ?? siteNotFoundPage(env.APP_ORIGIN)
  return serveVisitor(request, kind, address, env, ctx)
}
