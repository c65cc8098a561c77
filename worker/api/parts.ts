import type { Hono } from 'hono'
import type { AccountEnv } from '../accounts/parts.ts'
import type { SignInEnv } from '../accounts/sign-in-routes.ts'
import type { ApiEnv } from '../platform/context.ts'
import { newApi } from '../platform/http/new-api.ts'
import { connectAccounts } from './connect-accounts.ts'

type Part = { fetch: Hono<ApiEnv>['fetch'] }

const part = () => newApi<SignInEnv & AccountEnv>().use(connectAccounts)

/** A website's own paths and its releases. */
async function drafts(): Promise<Part> {
  const [{ draftRoutes }, { publishedDraftRoutes, releaseRoutes }] = await Promise.all([
    import('../drafts/routes.ts'),
    import('../publishing/routes.ts'),
  ])
  return part().route('/drafts', draftRoutes).route('/drafts', publishedDraftRoutes).route('/drafts', releaseRoutes)
}

async function domains(): Promise<Part> {
  const { domainRoutes, websiteDomainRoutes } = await import('../domains/routes.ts')
  return part().route('/domains', domainRoutes).route('/drafts', websiteDomainRoutes)
}

const downloads = async (): Promise<Part> =>
  part().route('/drafts', (await import('../downloads/routes.ts')).downloadRoutes)

async function pictures(): Promise<Part> {
  const { photoRoutes, pictureRoutes } = await import('../pictures/routes.ts')
  return part().route('/photos', photoRoutes).route('/drafts', pictureRoutes)
}

async function creations(): Promise<Part> {
  const { creationRoutes, factRoutes } = await import('../creation/routes.ts')
  return part().route('/creations', creationRoutes).route('/facts', factRoutes)
}

async function assistants(): Promise<Part> {
  const { assistantRoutes, assistantStepRoutes } = await import('../owner-assistants/routes.ts')
  return part().route('/assistants', assistantRoutes).route('/drafts', assistantStepRoutes)
}

const importedPictures = async (): Promise<Part> =>
  part().route('/drafts', (await import('../creation/import/routes.ts')).importedPictureRoutes)

/**
 * The routes by their path below `/api`; `*` stands for any segment, and the most specific path wins. Each loads only its own feature, on
 * the first request. A test compares them with app.ts, which has all of them.
 */
const parts = new Map<string, () => Promise<Part>>([
  ['session', async () => newApi().get('/session', (await import('../accounts/sessions/who.ts')).answerWho)],
  ['session/*', async () => part().route('/session', (await import('../accounts/sessions/routes.ts')).sessionRoutes)],
  ['live', async () => part().route('/live', (await import('../accounts/sessions/routes.ts')).liveRoutes)],
  ['login', async () => part().route('/login', (await import('../accounts/sign-in-routes.ts')).loginRoutes)],
  [
    'login/social',
    async () => part().route('/login/social', (await import('../accounts/social/routes.ts')).socialRoutes),
  ],
  ['account', async () => part().route('/account', (await import('../accounts/routes.ts')).accountRoutes)],
  ['assistants', assistants],
  ['drafts/*/assistant-steps', assistants],
  ['creations', creations],
  ['facts', creations],
  ['places', async () => part().route('/places', (await import('../creation/places.ts')).placeRoutes)],
  [
    'suggestions',
    async () => part().route('/suggestions', (await import('../creation/suggestions/routes.ts')).suggestionRoutes),
  ],
  ['photos', pictures],
  [
    'phone-photos',
    async () => part().route('/phone-photos', (await import('../pictures/phone/routes.ts')).phonePhotoRoutes),
  ],
  ['handles', async () => part().route('/handles', (await import('../publishing/handles.ts')).handleRoutes)],
  ['domains', domains],
  [
    'entri',
    async () => part().route('/entri/email-service', (await import('../domains/email-routes.ts')).domainMailRoutes),
  ],
  ['messages', async () => part().route('/messages', (await import('../messages/routes.ts')).messageRoutes)],
  ['drafts', drafts],
  ['drafts/*/images', pictures],
  ['drafts/*/imported-pictures', importedPictures],
  ['drafts/*/imported-reviews', importedPictures],
  [
    'drafts/*/rewrites',
    async () => part().route('/drafts', (await import('../asks/rewrites/rewrite-section.ts')).rewriteRoutes),
  ],
  ['drafts/*/asks', async () => part().route('/drafts', (await import('../asks/routes.ts')).askRoutes)],
  [
    'drafts/*/preview-links',
    async () => part().route('/drafts', (await import('../previews/routes.ts')).previewLinkRoutes),
  ],
  ['drafts/import', downloads],
  ['drafts/*/download', downloads],
  ['drafts/*/domains', domains],
  ['drafts/*/handle-host', domains],
  [
    'drafts/*/inbox-settings',
    async () => part().route('/drafts', (await import('../messages/settings.ts')).inboxSettingsRoutes),
  ],
  ['drafts/*/visits', async () => part().route('/drafts', (await import('../visits/routes.ts')).visitRoutes)],
  ['week', async () => part().route('/week', (await import('../week/routes.ts')).weekRoutes)],
  ['events', async () => part().route('/events', (await import('../analytics/measure.ts')).eventRoutes)],
  [
    'health',
    async () => {
      const { deepHealthRoutes, healthRoutes } = await import('../health/health.ts')
      return part().route('/health', healthRoutes).route('/health/deep', deepHealthRoutes)
    },
  ],
  ['operate', async () => part().route('/operate', (await import('../operate/routes.ts')).operateRoutes)],
])

if (typeof SHINGLE_DEPLOYED === 'undefined') {
  parts.set('mailbox', async () =>
    part().route('/mailbox', (await import('../adapters/email/mailbox.ts')).mailboxRoutes()),
  )
}

export const partNames = [...parts.keys()]

const loaded = new Map<string, Part>()

/** The routes for a path below `/api`. A path that no part has gets the whole API: it serves its description and the 404. */
export async function apiFor(path: string): Promise<Part> {
  const [, , first = '', second, third] = path.split('/')
  const names = [third && `${first}/*/${third}`, second && `${first}/${second}`, second && `${first}/*`, first]
  const name = names.find((candidate) => candidate !== undefined && parts.has(candidate))
  const load = name === undefined ? undefined : parts.get(name)
  if (name === undefined || !load) return (await import('./app.ts')).app
  // Not the promise: a request that waited for another's would wait for ever when that visitor leaves.
  const part = loaded.get(name) ?? (await load())
  loaded.set(name, part)
  return part
}
