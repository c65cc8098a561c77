import { Hono, type Schema } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import * as z from 'zod'
import { product } from '../../renderer/document/product.ts'
import { sectionDesign } from '../../renderer/document/section-design.ts'
import { section } from '../../renderer/document/section-types.ts'
import { image } from '../../renderer/document/values/image.ts'
import { link } from '../../renderer/document/values/link.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import type { AccountEnv } from '../accounts/parts.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { liveRoutes, sessionRoutes } from '../accounts/sessions/routes.ts'
import { loginRoutes, type SignInEnv } from '../accounts/sign-in-routes.ts'
import { socialRoutes } from '../accounts/social/routes.ts'
import { mailboxRoutes } from '../adapters/email/mailbox.ts'
import { eventRoutes } from '../analytics/measure.ts'
import { rewriteRoutes } from '../asks/rewrites/rewrite-section.ts'
import { askRoutes } from '../asks/routes.ts'
import { importedPictureRoutes } from '../creation/import/routes.ts'
import { placeRoutes } from '../creation/places.ts'
import { creationRoutes, factRoutes } from '../creation/routes.ts'
import { creation, creationAnswers } from '../creation/schema.ts'
import { suggestionRoutes } from '../creation/suggestions/routes.ts'
import { domainMailRoutes } from '../domains/email-routes.ts'
import { domainRoutes, websiteDomainRoutes } from '../domains/routes.ts'
import { downloadRoutes } from '../downloads/routes.ts'
import { draftRoutes } from '../drafts/routes.ts'
import { deepHealthRoutes, healthRoutes } from '../health/health.ts'
import { messageRoutes } from '../messages/routes.ts'
import { inboxSettingsRoutes } from '../messages/settings.ts'
import { operateRoutes } from '../operate/routes.ts'
import { assistantRoutes, assistantStepRoutes } from '../owner-assistants/routes.ts'
import { phonePhotoRoutes } from '../pictures/phone/routes.ts'
import { photoRoutes, pictureRoutes } from '../pictures/routes.ts'
import type { ApiEnv } from '../platform/context.ts'
import { newApi } from '../platform/http/new-api.ts'
import { describe } from '../platform/http/route.ts'
import { previewLinkRoutes } from '../previews/routes.ts'
import { handleRoutes } from '../publishing/handles.ts'
import { publishedDraftRoutes, releaseRoutes } from '../publishing/routes.ts'
import { visitRoutes } from '../visits/routes.ts'
import { weekRoutes } from '../week/routes.ts'
import { connectAccounts } from './connect-accounts.ts'

const routes = newApi<SignInEnv>()
  .use(connectAccounts)
  .route('/health', healthRoutes)
  .route('/health/deep', deepHealthRoutes)
  .route('/session', sessionRoutes)
  .route('/login', loginRoutes)
  .route('/login/social', socialRoutes)
  .route('/account', accountRoutes)
  .route('/assistants', assistantRoutes)
  .route('/creations', creationRoutes)
  .route('/drafts', downloadRoutes)
  .route('/drafts', draftRoutes)
  .route('/drafts', publishedDraftRoutes)
  .route('/drafts', previewLinkRoutes)
  .route('/drafts', pictureRoutes)
  .route('/drafts', importedPictureRoutes)
  .route('/drafts', rewriteRoutes)
  .route('/drafts', askRoutes)
  .route('/facts', factRoutes)
  .route('/handles', handleRoutes)
  .route('/photos', photoRoutes)
  .route('/phone-photos', phonePhotoRoutes)
  .route('/places', placeRoutes)
  .route('/suggestions', suggestionRoutes)
  .route('/live', liveRoutes)
  .route('/events', eventRoutes)
  .route('/domains', domainRoutes)
  .route('/drafts', websiteDomainRoutes)
  .route('/entri/email-service', domainMailRoutes)
  .route('/messages', messageRoutes)
  .route('/drafts', inboxSettingsRoutes)
  .route('/drafts', visitRoutes)
  .route('/week', weekRoutes)

// Not in the chain: TypeScript gives up on one type with every response that contains a website.
routes.route('/drafts', releaseRoutes).route('/drafts', assistantStepRoutes)
const operations = new Hono<AccountEnv>().route('/operate', operateRoutes)
routes.route('/', operations)
if (typeof SHINGLE_TRIAL === 'undefined' || SHINGLE_TRIAL) routes.route('/mailbox', mailboxRoutes())

const anyDocument = z.object({ openapi: z.string() }).loose()

/** Adds `/api/openapi.json`, generated from the routes' schemas. */
function describeApi<E extends ApiEnv, S extends Schema>(routes: Hono<E, S, '/api'>) {
  return routes.get(
    '/openapi.json',
    describe({ summary: 'Get the OpenAPI document', answers: { 200: anyDocument } }),
    openAPIRouteHandler(routes, {
      documentation: {
        info: { title: `${product.name} API`, version: '1.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      excludeStaticFile: false,
    }),
  )
}

// Listed once under components/schemas instead of inline at every use.
z.globalRegistry.add(websiteSettings, { id: 'WebsiteSettings' })
z.globalRegistry.add(section, { id: 'Section' })
z.globalRegistry.add(sectionDesign, { id: 'SectionDesign' })
z.globalRegistry.add(image, { id: 'Image' })
z.globalRegistry.add(link, { id: 'Link' })
z.globalRegistry.add(creation, { id: 'Creation' })
z.globalRegistry.add(creationAnswers, { id: 'CreationAnswers' })

/** Everything under `/api`. */
export const app = describeApi(routes)

/** The types that `hono/client` reads; the routes of releases and of assistants’ steps, below `/api/drafts`, of operators and of the mailbox have their own. */
export type Api = typeof routes
export type ReleaseApi = typeof releaseRoutes
export type AssistantStepApi = typeof assistantStepRoutes
export type OperateApi = typeof operations
export type MailboxApi = ReturnType<typeof mailboxRoutes>
