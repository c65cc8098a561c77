import { serveInsecure } from './edge/refuse-http.ts'
import { isSitePost, serveFromMemory, serveVisitor } from './edge/serve-visitor.ts'
import { takeVisitsBy } from './edge/visit-sender.ts'
import type { Env } from './env.ts'
import { assistantHost } from './platform/addresses/assistant-path.ts'
import { type Address, addressOf, hostKind } from './platform/addresses/hosts.ts'
import { isLocalHost } from './platform/addresses/local-hosts.ts'
import { isAssistantPath, pages } from './platform/addresses/paths.ts'

export { CreationRun } from './creation/run/creation-run.ts'
export { VisitIntake } from './intake/visit-intake.ts'
export { OwnerChannel } from './platform/live/owner-channel.ts'
export { VisitCounter } from './visits/visit-counter.ts'

// Loaded after the response, with only the parts of the app that counting needs.
takeVisitsBy(async (env, batch) => {
  const { takeEdgeReport } = await import('./intake/edge-report.ts')
  // In a single Worker, the edge gets every binding.
  return takeEdgeReport(env as Env, batch)
})

/** One Worker for all hosts. The app loads on demand, so it doesn't slow down a visitor's cold start. */
export default {
  fetch(request, env, ctx) {
    const address = addressOf(request.url)
    const page = serveInsecure(request, env) ?? serveFromMemory(request, address, env, ctx)
    if (page) return page
    const kind = hostKind(address.hostname, env)
    if (kind !== 'unknown' && env.ENVIRONMENT !== 'production' && !isLocalHost(address.hostname)) return refuseHost()
    if (kind === 'app') return serveApp(request, address.path, env, ctx)
    if (kind === 'preview') return servePreviewHost(request, address.path, env, ctx)
    if (isLoopback(address.hostname) && env.ENVIRONMENT === 'development') return toAppHost(request, env)
    if (isSitePost(request, kind, address)) return serveSitePost(request, address, env, ctx)
    return serveVisitor(request, kind, address, env, ctx)
  },

  async scheduled(event, env, ctx) {
    const { runCron } = await import('./cron/run-cron.ts')
    await runCron(env, ctx, new Date(event.scheduledTime))
  },
} satisfies ExportedHandler<Env>

async function refuseHost(): Promise<Response> {
  const { refuseDevelopment } = await import('./platform/http/refuse-development.ts')
  return refuseDevelopment()
}

async function serveApp(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { secureResponse } = await import('./platform/http/app-response.ts')
  return secureResponse(await findAppResponse(request, path, env, ctx), env)
}

async function findAppResponse(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  const host = assistantHost(path)
  if (host !== undefined) {
    const [{ answerInScope }, { serveAssistant }] = await Promise.all([
      import('./platform/http/answer-in-scope.ts'),
      import('./visitor-assistants/serve-assistant.ts'),
    ])
    return answerInScope(request, env, ctx, 'assistant', () => serveAssistant(request, host, env, ctx))
  }
  if (isAssistantPath(path)) {
    const { serveAssistant } = await import('./owner-assistants/serve-assistant.ts')
    return serveAssistant(request, path, env, ctx)
  }
  if (path === '/api' || path.startsWith('/api/')) {
    const { app } = await import('./api/app.ts')
    return app.fetch(request, env, ctx)
  }
  if (typeof SHINGLE_DEPLOYED === 'undefined' && path.startsWith('/_/issuer')) {
    const { serveLocalIssuer } = await import('./adapters/simulated-issuer/serve-issuer.ts')
    return serveLocalIssuer(request, path, env)
  }
  const { answerInScope } = await import('./platform/http/answer-in-scope.ts')
  if (path === pages.report) {
    const { serveReport } = await import('./operate/take-report.ts')
    return answerInScope(request, env, ctx, 'report', () => serveReport(request, env, ctx))
  }
  const { serveAppPage } = await import('./pages/app-pages.ts')
  return answerInScope(request, env, ctx, 'page', () => serveAppPage(request, path, env, ctx))
}

async function servePreviewHost(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  const [{ answerInScope }, { servePreview }] = await Promise.all([
    import('./platform/http/answer-in-scope.ts'),
    import('./previews/preview-pages.ts'),
  ])
  return answerInScope(request, env, ctx, 'preview', () => servePreview(request, path, env, ctx))
}

async function serveSitePost(request: Request, address: Address, env: Env, ctx: ExecutionContext): Promise<Response> {
  const [{ answerInScope }, { answerSitePost }] = await Promise.all([
    import('./platform/http/answer-in-scope.ts'),
    import('./messages/submit/answer-site-post.ts'),
  ])
  return answerInScope(request, env, ctx, 'form', () => answerSitePost(request, address, env, ctx))
}

/** `wrangler dev` prints a numeric address, but the app and its cookies use the hostname. */
const isLoopback = (hostname: string) => hostname === '127.0.0.1'

function toAppHost(request: Request, env: Env): Response {
  const { pathname, search } = new URL(request.url)
  // Not with `new URL(path, origin)`: a path that starts with two slashes would name another host.
  return Response.redirect(env.APP_ORIGIN + pathname + search, 302)
}
