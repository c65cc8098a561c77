import { refuseHttp } from './edge/refuse-http.ts'
import { isSitePost, serveFromMemory, serveVisitor } from './edge/serve-site.ts'
import { takeVisitsBy } from './edge/visits.ts'
import type { Env } from './env.ts'
import { type Address, addressOf, hostKind } from './platform/addresses/hosts.ts'

export { CreationRun } from './creation/run/creation-run.ts'
export { OwnerChannel } from './platform/live/owner-channel.ts'
export { VisitCounter, VisitIntake } from './visits/visit-counter.ts'

// Loaded after the response, with only the parts of the app that counting needs.
takeVisitsBy(async (env, batch) => {
  const { takeVisits } = await import('./visits/take-visits.ts')
  // In a single Worker, the edge gets every binding.
  await takeVisits(env as Env, batch)
})

/** One Worker for all hosts. The app loads on demand, so it doesn't slow down a visitor's cold start. */
export default {
  fetch(request, env, ctx) {
    const address = addressOf(request.url)
    const page = refuseHttp(request, env) ?? serveFromMemory(request, address, env, ctx)
    if (page) return page
    const kind = hostKind(address.hostname, env)
    if (kind === 'app') return serveApp(request, address.path, env, ctx)
    if (kind === 'preview') return servePreviewHost(request, address.path, env, ctx)
    if (isLoopback(address.hostname) && env.ENVIRONMENT === 'development') return toAppHost(request, env)
    if (isSitePost(request, kind, address)) return serveSitePost(request, address, env, ctx)
    return serveVisitor(request, kind, address, env, ctx)
  },

  async scheduled(event, env, ctx) {
    const [
      { openContext },
      { accountParts },
      { reconcile },
      { resumeDeletions },
      { settleDomains },
      { sendDueMail },
      { removeDuePhotos },
      { recordCronRun },
    ] = await Promise.all([
      import('./platform/context.ts'),
      import('./upkeep/account-parts.ts'),
      import('./publishing/reconcile.ts'),
      import('./accounts/deletion/delete-account.ts'),
      import('./domains/settle.ts'),
      import('./messages/outbox/drain.ts'),
      import('./messages/photos/remove-photos.ts'),
      import('./upkeep/health.ts'),
    ])
    const run = `cron run=${crypto.randomUUID().slice(0, 8)}`
    const services = openContext(env, (promise) => ctx.waitUntil(promise), run)
    // These run in parallel with publishing, so none delays another.
    ctx.waitUntil(resumeDeletions(services, { steps: accountParts.deletion }))
    services.defer(settleDomains(services))
    services.defer(sendDueMail(services))
    services.defer(removeDuePhotos(services))
    const done = await reconcile(services)
    if (done.failed > 0) console.error(`${run} publishing.unfinished count=${done.failed}`)
    if (done.released + done.written + done.removed > 0) {
      console.log(`${run} released=${done.released} hosts=${done.written} removed=${done.removed}`)
    }
    await recordCronRun(services.db, services.now())
    if (new Date(event.scheduledTime).getUTCMinutes() > 0) return
    const { sweep } = await import('./upkeep/sweep.ts')
    await sweep(env)
  },
} satisfies ExportedHandler<Env>

async function serveApp(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { secureResponse } = await import('./platform/http/app-response.ts')
  return secureResponse(await findAppResponse(request, path, env, ctx), env)
}

async function findAppResponse(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (path === '/api' || path.startsWith('/api/')) {
    const { app } = await import('./app.ts')
    return app.fetch(request, env, ctx)
  }
  if (path.startsWith('/_/issuer')) {
    const { serveLocalIssuer } = await import('./adapters/simulated-issuer/serve-issuer.ts')
    return serveLocalIssuer(request, path, env)
  }
  const { serveAppPage } = await import('./pages/app-pages.ts')
  return serveAppPage(request, path, env, ctx)
}

async function servePreviewHost(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { servePreview } = await import('./pages/previews/preview-pages.ts')
  return servePreview(request, path, env, ctx)
}

async function serveSitePost(request: Request, address: Address, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { answerSitePost } = await import('./messages/submit/answer-site-post.ts')
  return answerSitePost(request, address, env, ctx)
}

/** `wrangler dev` prints a numeric address, but the app and its cookies use the hostname. */
const isLoopback = (hostname: string) => hostname === '127.0.0.1'

function toAppHost(request: Request, env: Env): Response {
  const { pathname, search } = new URL(request.url)
  return Response.redirect(new URL(pathname + search, env.APP_ORIGIN).href, 302)
}
