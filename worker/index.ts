import type { Env } from './env.ts'
import { addressOf, hostKind } from './hosts.ts'
import { nothingHere } from './sites/nothing-here.ts'
import { serveFromMemory, serveSite } from './sites/serve-site.ts'

export { CreationRun } from './live/creation-run.ts'
export { OwnerChannel } from './live/owner-channel.ts'

/** One Worker for all hosts. The app's side is loaded when it is asked for, so that no visitor's cold start pays for it. */
export default {
  fetch(request, env, ctx) {
    const address = addressOf(request.url)
    const page = serveFromMemory(request, address, ctx, env)
    if (page) return page
    const kind = hostKind(address.hostname, env)
    if (kind === 'site') return serveSite(request, address, ctx, env)
    if (kind === 'app') return serveApp(request, address.path, env, ctx)
    if (kind === 'preview') return servePreviewHost(request, address.path, env, ctx)
    if (isLoopback(address.hostname) && env.ENVIRONMENT === 'development') return toAppHost(request, env)
    return nothingHere(env.APP_ORIGIN)
  },

  async scheduled(event, env, ctx) {
    const [{ openContext }, { resumeDeletions }] = await Promise.all([
      import('./services/context.ts'),
      import('./services/account/resume-deletions.ts'),
    ])
    // Apart from what follows: neither holds the other up.
    ctx.waitUntil(resumeDeletions(openContext(env, (promise) => ctx.waitUntil(promise), 'cron')))
    const { drainOutbox } = await import('./services/publishing/drain-outbox.ts')
    const { failed } = await drainOutbox(env)
    if (failed > 0) console.error(`outbox: ${failed} hosts still wait`)
    if (new Date(event.scheduledTime).getUTCMinutes() > 0) return
    const { sweep } = await import('./services/upkeep/sweep.ts')
    await sweep(env)
  },
} satisfies ExportedHandler<Env>

async function serveApp(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (path === '/api' || path.startsWith('/api/')) {
    const { app } = await import('./api/app.ts')
    return app.fetch(request, env, ctx)
  }
  if (path.startsWith('/_/issuer')) {
    const { serveLocalIssuer } = await import('./local-issuer/serve-issuer.ts')
    return serveLocalIssuer(request, path, env)
  }
  const { serveAppPage } = await import('./app-pages.ts')
  return serveAppPage(request, path, env)
}

async function servePreviewHost(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { servePreview } = await import('./preview-pages.ts')
  return servePreview(request, path, env, ctx)
}

/** `wrangler dev` prints the address by number, but the app answers by name, as its cookies do. */
const isLoopback = (hostname: string) => hostname === '127.0.0.1'

function toAppHost(request: Request, env: Env): Response {
  const { pathname, search } = new URL(request.url)
  return Response.redirect(new URL(pathname + search, env.APP_ORIGIN).href, 302)
}
