import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accountParts } from './account-parts.ts'
import { liveRoutes } from './accounts/live-routes.ts'
import type { AccountEnv } from './accounts/parts.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { loginRoutes, type SignInEnv } from './accounts/sign-in-routes.ts'
import { socialRoutes } from './accounts/social/routes.ts'
import { mailboxRoutes } from './adapters/email/mailbox-routes.ts'
import { eventRoutes } from './analytics/routes.ts'
import { importedPictureRoutes } from './creation/import/routes.ts'
import { placeRoutes } from './creation/place-routes.ts'
import { rewriteRoutes } from './creation/rewrites/routes.ts'
import { claimHeldCreation, creationRoutes, factRoutes } from './creation/routes.ts'
import { suggestionRoutes } from './creation/suggestions/routes.ts'
import { domainMailRoutes } from './domains/email-routes.ts'
import { domainRoutes, websiteDomainRoutes } from './domains/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { inboxSettingsRoutes } from './messages/settings.ts'
import { describeApi } from './openapi.ts'
import { photoRoutes, pictureRoutes } from './pictures/routes.ts'
import type { ApiEnv } from './platform/context.ts'
import { answerError, answerNotFound, limitRate, openRequest, sameOrigin } from './platform/http/middleware.ts'
import { readBody } from './platform/http/read-body.ts'
import { previewLinkRoutes } from './previews/routes.ts'
import { publishedDraftRoutes } from './publishing/draft-routes.ts'
import { handleRoutes } from './publishing/handles.ts'
import { releaseRoutes } from './publishing/routes.ts'
import { healthRoutes } from './upkeep/health.ts'
import { visitRoutes } from './visits/routes.ts'

/** What the accounts, which know no other feature, need of the others. */
const connectAccounts = createMiddleware<SignInEnv & AccountEnv>(async (c, next) => {
  c.set('afterSignIn', claimHeldCreation)
  c.set('accountParts', accountParts)
  await next()
})

const routes = new Hono<SignInEnv>()
  .basePath('/api')
  .use(openRequest)
  .use(limitRate('API_LIMIT'))
  .use(sameOrigin)
  .use(readBody)
  .use(connectAccounts)
  .route('/health', healthRoutes)
  .route('/session', sessionRoutes)
  .route('/login', loginRoutes)
  .route('/login/social', socialRoutes)
  .route('/account', accountRoutes)
  .route('/creations', creationRoutes)
  .route('/drafts', draftRoutes)
  .route('/drafts', publishedDraftRoutes)
  .route('/drafts', previewLinkRoutes)
  .route('/drafts', pictureRoutes)
  .route('/drafts', importedPictureRoutes)
  .route('/drafts', rewriteRoutes)
  .route('/facts', factRoutes)
  .route('/handles', handleRoutes)
  .route('/photos', photoRoutes)
  .route('/places', placeRoutes)
  .route('/suggestions', suggestionRoutes)
  .route('/live', liveRoutes)
  .route('/events', eventRoutes)
  .route('/mailbox', mailboxRoutes)
  .route('/domains', domainRoutes)
  .route('/drafts', websiteDomainRoutes)
  .route('/entri/email-service', domainMailRoutes)
  .route('/messages', messageRoutes)
  .route('/drafts', inboxSettingsRoutes)
  .route('/drafts', visitRoutes)

/** Apart: with every answer that holds a website in one type, the compiler gives up. */
const releases = new Hono<ApiEnv>().route('/drafts', releaseRoutes)
routes.route('/', releases)

/** Everything under `/api`. */
export const app = describeApi(routes)
app.onError(answerError)
app.notFound(answerNotFound)

/** The routes as `hono/client` reads them; those of releases, below `/api`, separately. */
export type Api = typeof routes
export type ReleaseApi = typeof releases
