import { Hono } from 'hono'
import type { ApiEnv } from './environment.ts'
import { answerError, answerNotFound } from './errors.ts'
import { limitRate } from './middleware/limit-rate.ts'
import { openRequest } from './middleware/open-request.ts'
import { readBody } from './middleware/read-body.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { describeApi } from './openapi.ts'
import { accountRoutes } from './routes/account.ts'
import { creationRoutes } from './routes/creations.ts'
import { domainMailRoutes } from './routes/domain-mails.ts'
import { domainRoutes } from './routes/domains.ts'
import { draftRoutes } from './routes/drafts.ts'
import { eventRoutes } from './routes/events.ts'
import { factRoutes } from './routes/facts.ts'
import { handleRoutes } from './routes/handles.ts'
import { healthRoutes } from './routes/health.ts'
import { importedPictureRoutes } from './routes/imported-pictures.ts'
import { inboxSettingsRoutes } from './routes/inbox-settings.ts'
import { liveRoutes } from './routes/live.ts'
import { loginRoutes } from './routes/login.ts'
import { mailboxRoutes } from './routes/mailbox.ts'
import { messageRoutes } from './routes/messages.ts'
import { photoRoutes } from './routes/photos.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { placeRoutes } from './routes/places.ts'
import { previewLinkRoutes } from './routes/preview-links.ts'
import { releaseRoutes } from './routes/releases.ts'
import { rewriteRoutes } from './routes/rewrites.ts'
import { sessionRoutes } from './routes/session.ts'
import { socialRoutes } from './routes/social.ts'
import { suggestionRoutes } from './routes/suggestions.ts'
import { visitRoutes } from './routes/visits.ts'
import { websiteDomainRoutes } from './routes/website-domains.ts'

const routes = new Hono<ApiEnv>()
  .basePath('/api')
  .use(openRequest)
  .use(limitRate('API_LIMIT'))
  .use(sameOrigin)
  .use(readBody)
  .route('/health', healthRoutes)
  .route('/session', sessionRoutes)
  .route('/login', loginRoutes)
  .route('/login/social', socialRoutes)
  .route('/account', accountRoutes)
  .route('/creations', creationRoutes)
  .route('/drafts', draftRoutes)
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
