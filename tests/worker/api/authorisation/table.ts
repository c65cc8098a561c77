import { env } from 'cloudflare:workers'
import type { ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import { issueBearer } from '../../../../worker/accounts/sessions/sessions.ts'
import { app } from '../../../../worker/api/app.ts'
import { newId } from '../../../../worker/platform/crypto/hash.ts'
import { makePng } from '../../../harness/pictures/formats.ts'
import { plumberAnswers } from '../../../harness/workers/creation/creations.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { contextOf } from '../../../harness/workers/sites/sites.ts'
import { newBrowser, type Person, pageOfPicture, password } from './person.ts'

/** The owner of the things in a call, and its caller, if signed in. */
export type Cell = { of: Person; by: Person | undefined }

type Sent = {
  /** Includes the question mark. */
  query?: string
  headers?: (cell: Cell) => Promise<Record<string, string>> | Record<string, string>
  /** Sent as JSON. */
  body?: (cell: Cell) => Record<string, unknown>
  /** Sent as the body, for routes that accept a picture. */
  picture?: Uint8Array<ArrayBuffer>
  /** The act that the caller has just reauthenticated for, except `beforeReauth`. */
  act?: ReauthenticationAct
}

/** The expected response per role, and the request to send. */
type Row = Expected & Sent

/** Keyed by method and path, as in the router. */
type Rows = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Row>

/** Matches the first revision of a person's draft. */
const ifMatch = () => ({ 'if-match': '"1"' })

/** The callers. `other` and `anonymous` use an owner's ids, the rest their own. `beforeReauth` is an owner who lacks a reauthentication. */
export const roles = ['anonymous', 'unverified', 'owner', 'other', 'deleted', 'expired', 'beforeReauth'] as const
export type Role = (typeof roles)[number]

/** The status and error code per role. */
type Expected = Record<Role, string>

const toAll = (answer: string) => Object.fromEntries(roles.map((role) => [role, answer])) as Expected
const signedOut = { anonymous: '401 not_signed_in', deleted: '401 not_signed_in', expired: '401 not_signed_in' }

/** The same for every role. */
const forAll = (answer = '200') => toAll(answer)

/** For signed-in people, about themselves. */
const forSignedIn = (answer = '200') => ({ ...toAll(answer), ...signedOut })

/** For the owner of a thing. */
const forOwner = (answer = '200') => ({ ...forSignedIn(answer), other: '404 not_found' })

/** For the owner of a thing with a verified address. */
const forVerifiedOwner = (answer = '200') => ({ ...forOwner(answer), unverified: '403 email_unverified' })

/** For a person who has just reauthenticated. */
const forReauthenticated = (answer = '200') => ({
  ...forSignedIn(answer),
  beforeReauth: '403 reauthentication_required',
})
/** For the browser's cookies, signed in or not. */
const forHolder = (answer = '200') => ({
  ...toAll(answer),
  anonymous: '404 not_found',
  deleted: '404 not_found',
})

/** A bearer token issued while the caller was signed in. */
async function bearer({ by }: Cell): Promise<Record<string, string>> {
  if (!by) return {}
  const { userId, email, sessionId } = by
  const session = { user: { uid: userId, email, verified: true }, sessionId, setCookies: [] }
  return { authorization: `Bearer ${(await issueBearer(contextOf(), session)).token}` }
}

const plumber = { businessActivities: 'Plumbing and heating repairs', interests: 'Plumbing and cycling' }

/** Public routes, and the current session. */
const openRows: Rows = {
  'GET /api/health': forAll(),
  'GET /api/health/host': forAll('400 invalid_request'),
  // For the operator, whom these roles exclude (deep-health.test.ts).
  'GET /api/health/deep': forAll('404 not_found'),
  'GET /api/openapi.json': forAll(),
  'GET /api/places': { ...forAll(), query: '?q=leeds' },
  'GET /api/places/here': forAll(),
  'GET /api/handles/:handle': forAll(),
  'GET /api/photos': { ...forSignedIn('503 photos_unavailable'), query: '?keyword=pipe' },
  'GET /api/live': { ...forSignedIn('101'), headers: () => ({ upgrade: 'websocket', origin: env.APP_ORIGIN }) },
  // In development only (guards.test.ts).
  'GET /api/mailbox': forAll(),
  'POST /api/events': { ...forAll(), body: () => ({ name: 'page_view', path: '/' }) },
  'POST /api/facts': { ...forAll(), body: () => plumber },
  'POST /api/facts/reading': { ...forAll(), body: () => plumber },
  'POST /api/facts/services': {
    ...forAll(),
    body: () => ({ text: 'Cut £28', country: 'GB', language: 'en-GB', currency: 'GBP' }),
  },
  'POST /api/suggestions/names': { ...forAll(), body: () => plumber },
  'POST /api/suggestions/ideas': { ...forAll(), body: () => plumber },
  'POST /api/suggestions/looks': { ...forAll(), body: () => plumber },
}

const email = () => `${newId()}@example.com`

const mailedToken = 'a-token-that-nobody-was-mailed'

const unknownPassword = 'one that nobody was ever given'

/** Sign-in methods, which are public, and the session. */
const signInRows: Rows = {
  'GET /api/session': forAll(),
  'POST /api/session/sign-out': forAll(),
  'POST /api/session/sign-out-everywhere': forSignedIn(),
  'POST /api/session/token': forSignedIn(),
  'GET /api/login/ways': forAll(),
  'POST /api/login/otp/generate': { ...forAll(), body: () => ({ email: email() }) },
  'POST /api/login/otp/verify': { ...forAll(), body: () => ({ session: 'made-up', code: '123456' }) },
  'POST /api/login/link/': { ...forAll(), body: () => ({ email: email() }) },
  'POST /api/login/link/verify': { ...forAll(), body: () => ({ token: mailedToken }) },
  'POST /api/login/password': {
    ...forAll('403 wrong_password'),
    body: ({ of }) => ({ email: of.email, password: unknownPassword }),
  },
  'POST /api/login/sign-up': { ...forAll('201'), body: () => ({ email: email(), password: unknownPassword }) },
  'POST /api/login/reset': { ...forAll(), body: ({ of }) => ({ email: of.email }) },
  'POST /api/login/reset/confirm': {
    ...forAll('410 mail_link_expired'),
    body: () => ({ token: mailedToken, password: unknownPassword }),
  },
  'POST /api/login/register': { ...forSignedIn('201'), headers: bearer },
  // Without a social provider; with one, see social.test.ts.
  'POST /api/login/social': { ...forAll('503 social_unavailable'), body: () => ({}) },
  'GET /api/login/social/callback': { ...forAll('302'), query: '?code=made-up&state=made-up' },
}

const act = 'change-email'
const passwordWanted = { ...forSignedIn('403 reauthentication_required'), body: () => ({ act }) }
const token = () => ({ token: 'a-token-that-nobody-was-mailed' })

/** The caller's own account. */
const accountRows: Rows = {
  'GET /api/account': forSignedIn(),
  'GET /api/account/export': forSignedIn(),
  'GET /api/account/sessions': forSignedIn(),
  'DELETE /api/account/sessions': forSignedIn('204'),
  'DELETE /api/account/sessions/:otherSessionId': forOwner('204'),
  'DELETE /api/account': { ...forReauthenticated('204'), act: 'delete-account' },
  'POST /api/account/verification': { ...forSignedIn('409 already_verified'), unverified: '200' },
  'POST /api/account/verification/confirm': { ...forSignedIn('410 mail_link_expired'), body: token },
  'POST /api/account/email': {
    ...forReauthenticated(),
    unverified: '403 email_unverified',
    act,
    body: () => ({ email: `${newId()}@example.com` }),
  },
  'POST /api/account/email/correction': {
    ...forSignedIn('409 already_verified'),
    unverified: '200',
    body: () => ({ email: `${newId()}@example.com` }),
  },
  'POST /api/account/email/review': { ...forSignedIn('410 mail_link_expired'), body: token },
  'POST /api/account/email/confirm': { ...forSignedIn('410 mail_link_expired'), body: token },
  'POST /api/account/password': {
    ...forReauthenticated(),
    act: 'change-password',
    body: () => ({ password: 'another that is long enough' }),
  },
  'POST /api/account/reauthentication/password': { ...forSignedIn(), body: () => ({ act, password }) },
  // Everyone here must reauthenticate with their password.
  'POST /api/account/reauthentication/social': passwordWanted,
  'POST /api/account/reauthentication/code': passwordWanted,
  'POST /api/account/reauthentication/code/verify': {
    ...forSignedIn(),
    body: () => ({ act, session: 'made-up', code: '123456' }),
  },
}

/** A browser's pending websites, signed in or not. */
const creationRows: Rows = {
  'POST /api/creations': { ...forAll('201'), unverified: '409 website_limit_reached', body: () => plumberAnswers },
  // A page that is not fetched.
  'POST /api/creations/link': { ...forAll(), body: () => ({ link: 'instagram.com/hartley' }) },
  'GET /api/creations/current': forHolder(),
  'GET /api/creations/current/events': forHolder(),
  'POST /api/creations/current/retry': forHolder(),
  'POST /api/creations/current/claim': forSignedIn(),
}

const document = () => ({ websiteSettings: smallDocument('Saved again') })
const [section] = smallDocument().sections

/** A person's websites. */
const draftRows: Rows = {
  'GET /api/drafts': forSignedIn(),
  'POST /api/drafts': { ...forSignedIn('201'), unverified: '409 website_limit_reached', body: document },
  'GET /api/drafts/:draftId': forOwner(),
  'PUT /api/drafts/:draftId': { ...forOwner(), headers: ifMatch, body: document },
  'DELETE /api/drafts/:draftId': forOwner('204'),
  'GET /api/drafts/:draftId/download': forOwner(),
  'POST /api/drafts/import': forSignedIn('422 import_not_a_zip'),
  'POST /api/drafts/:draftId/duplicate': { ...forOwner('201'), unverified: '409 website_limit_reached' },
  'GET /api/drafts/:draftId/standing': forOwner(),
  'GET /api/drafts/:draftId/release': forOwner(),
  'POST /api/drafts/:draftId/publish': {
    ...forVerifiedOwner(),
    headers: ifMatch,
    body: ({ of }) => ({ handle: `p-${of.handle.slice(2)}` }),
  },
  'GET /api/drafts/:draftId/preview-links': forOwner(),
  'POST /api/drafts/:draftId/preview-links': { ...forVerifiedOwner('201'), body: () => ({ days: 7 }) },
  'DELETE /api/drafts/:draftId/preview-links': forOwner('204'),
  'GET /api/drafts/:draftId/assistant-steps': forOwner(),
  'GET /api/drafts/:draftId/asks': forOwner(),
  'POST /api/drafts/:draftId/asks': {
    ...forOwner('503 assistant_unavailable'),
    body: () => ({ message: 'Undo', ...document() }),
  },
  'POST /api/drafts/:draftId/asks/:turnId': { ...forOwner('204'), body: () => ({ accepted: 'all' }) },
  // Lists ways to rewrite, which are the same for every draft.
  'GET /api/drafts/:draftId/rewrites': forSignedIn(),
  // These tests have no model.
  'POST /api/drafts/:draftId/rewrites': {
    ...forOwner('503 writer_unavailable'),
    body: () => ({ section, way: 'rewrite' }),
  },
}

/** Pictures of a person's website. External services don't respond. */
const pictureRows: Rows = {
  'GET /api/drafts/:draftId/images': forOwner(),
  'POST /api/drafts/:draftId/images': { ...forOwner('201'), picture: await makePng(4, 4) },
  'POST /api/drafts/:draftId/images/stock': {
    ...forOwner('503 photos_unavailable'),
    body: () => ({ provider: 'Pexels', id: '1' }),
  },
  'PATCH /api/drafts/:draftId/images/:imageId': { ...forOwner(), body: () => ({ description: 'A van' }) },
  'DELETE /api/drafts/:draftId/images/:imageId': forOwner('204'),
  'POST /api/drafts/:draftId/images/:imageId/suggestion': forOwner('503 suggestion_unavailable'),
  'POST /api/phone-photos': forSignedIn('201'),
  'GET /api/phone-photos/:linkId': forOwner(),
  'DELETE /api/phone-photos/:linkId': forOwner('204'),
  'GET /api/phone-photos/:linkId/:photo': forOwner(),
  'DELETE /api/phone-photos/:linkId/:photo': forOwner('204'),
  // With a link's token only.
  'GET /api/phone-photos/sent': forAll('410 mail_link_expired'),
  'POST /api/phone-photos/sent': { ...forAll('410 mail_link_expired'), picture: await makePng(4, 4) },
  'GET /api/drafts/:draftId/imported-pictures': forOwner(),
  'GET /api/drafts/:draftId/imported-reviews': forOwner(),
  'POST /api/drafts/:draftId/imported-pictures': {
    ...forOwner('502 page_unreachable'),
    body: () => ({ url: pageOfPicture }),
  },
  'GET /api/drafts/:draftId/imported-pictures/thumbnail': { ...forOwner('502 page_unreachable'), query: '?index=0' },
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** Past, live and scheduled versions of a website. */
const releaseRows: Rows = {
  'GET /api/drafts/:draftId/releases': forOwner(),
  'GET /api/drafts/:draftId/releases/:number': forOwner(),
  'POST /api/drafts/:draftId/releases/:number/roll-back': forVerifiedOwner(),
  'PUT /api/drafts/:draftId/handle': {
    ...forVerifiedOwner(),
    body: ({ of }) => ({ handle: `m-${of.handle.slice(2)}` }),
  },
  'POST /api/drafts/:draftId/unpublish': { ...forOwner(), body: () => ({}) },
  'POST /api/drafts/:draftId/schedules': {
    ...forVerifiedOwner(),
    headers: ifMatch,
    body: ({ of }) => ({ handle: of.handle, at: inAnHour() }),
  },
  'PATCH /api/drafts/:draftId/schedules/:kind': {
    ...forVerifiedOwner(),
    body: () => ({ at: inAnHour() }),
  },
  'DELETE /api/drafts/:draftId/schedules/:kind': forOwner('204'),
}

/** Custom domains of a website and a person. */
const domainRows: Rows = {
  'GET /api/drafts/:draftId/domains': forOwner(),
  'POST /api/drafts/:draftId/domains': {
    ...forVerifiedOwner(),
    body: ({ of }) => ({ domainName: `c-${of.handle.slice(2)}.custom.localhost` }),
  },
  'PUT /api/drafts/:draftId/handle-host': { ...forVerifiedOwner(), body: () => ({ redirects: false }) },
  'GET /api/domains/:domainName/report': forOwner(),
  'POST /api/domains/:domainName/check': forOwner(),
  'POST /api/domains/:domainName/disconnect': forOwner(),
  'PUT /api/domains/:domainName/preferred': forVerifiedOwner(),
  'DELETE /api/domains/:domainName': forOwner('204'),
  'POST /api/entri/email-service/send-disconnect-email': {
    ...forOwner(),
    headers: bearer,
    body: ({ of }) => ({ domain: of.domainName, companyName: 'Ada’s Plumbing' }),
  },
}

/** Messages and visits. Other people's ids in a list are ignored. */
const messageRows: Rows = {
  'GET /api/messages': forSignedIn(),
  'GET /api/messages/unread': forSignedIn(),
  'GET /api/week': forSignedIn(),
  'GET /api/assistants': forSignedIn(),
  // The owner has no connections.
  'DELETE /api/assistants/:connectionId': forSignedIn('404 not_found'),
  // No assistant requested this.
  'POST /api/assistants/asked': { ...forSignedIn('400 invalid_request'), body: () => ({ query: '?' }) },
  'POST /api/assistants/decision': {
    ...forSignedIn('400 invalid_request'),
    unverified: '403 email_unverified',
    body: () => ({ query: '?', scopes: null }),
  },
  'GET /api/messages/export': forSignedIn(),
  'PATCH /api/messages': {
    ...forSignedIn(),
    body: ({ of }) => ({ ids: [of.messageId], read: true, folder: 'archive' }),
  },
  'POST /api/messages/delete': { ...forSignedIn(), body: ({ of }) => ({ ids: [of.messageId] }) },
  'GET /api/messages/:messageId': forOwner(),
  'GET /api/messages/:messageId/calendar': forOwner(),
  'GET /api/messages/:messageId/photos/:photoId': forOwner(),
  'POST /api/messages/:messageId/replies': {
    ...forVerifiedOwner(),
    body: () => ({ id: crypto.randomUUID(), text: 'I can come on Monday.' }),
  },
  'POST /api/messages/:messageId/forget-sender': forOwner(),
  'GET /api/drafts/:draftId/inbox-settings': forOwner(),
  'PUT /api/drafts/:draftId/inbox-settings': {
    ...forOwner(),
    body: () => ({ notify: 'never', timeZone: 'Europe/Vienna', keepMonths: 3, weekly: false, replyTo: 'account' }),
  },
  'GET /api/drafts/:draftId/visits': forOwner(),
}

/** For operators (operate.slow.test.ts). These roles exclude them, so all these paths return 404. */
const nothingThere = forAll('404 not_found')
const because = { ...nothingThere, body: () => ({ reason: 'A test of the routes', because: 'spam' }) }
const operatorRows: Rows = {
  'GET /api/operate': nothingThere,
  'GET /api/operate/queue': nothingThere,
  'GET /api/operate/condition': nothingThere,
  'GET /api/operate/health': nothingThere,
  'GET /api/operate/audit': nothingThere,
  'GET /api/operate/people': { ...nothingThere, query: '?q=ada' },
  'GET /api/operate/websites': { ...nothingThere, query: '?q=ada' },
  'GET /api/operate/websites/:draftId': nothingThere,
  'POST /api/operate/websites/:draftId/suspend': because,
  'POST /api/operate/websites/:draftId/restore': because,
  'POST /api/operate/websites/:draftId/approve': because,
  'POST /api/operate/websites/:draftId/refuse': because,
  'POST /api/operate/websites/:draftId/mark-checked': because,
  'POST /api/operate/websites/:draftId/close-reports': because,
  'POST /api/operate/domains/:domainId/check': because,
  'POST /api/operate/people/:userId/end-sessions': because,
  'POST /api/operate/people/:userId/lift-limits': because,
  'POST /api/operate/people/:userId/delete': because,
}

/** Every route with its expected responses. Add new routes to one of these. */
export const table: Rows = {
  ...openRows,
  ...signInRows,
  ...accountRows,
  ...creationRows,
  ...draftRows,
  ...releaseRows,
  ...domainRows,
  ...pictureRows,
  ...messageRows,
  ...operatorRows,
}

/** Every route in the router, such as 'GET /api/drafts'. */
export const routes = [
  ...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
].sort()

export type Route = { name: string; method: string; path: string; row: Row }

/** The routes in the table. */
export const tabled: Route[] = Object.entries(table).map(([name, row]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method, path, row }
})

/** The routes that may change something. */
export const writes = tabled.filter(({ method }) => method !== 'GET')

export type ApiAnswer = { status: number; code: string | undefined; text: string; headers: Headers }

/** Changes to the row's request. */
type Changes = {
  headers?: Record<string, string>
  body?: (body: Record<string, unknown>) => unknown
  /** Replaces the body. */
  raw?: Uint8Array<ArrayBuffer>
  url?: (url: string) => string
}

/** The path of a route with a person's ids. */
export const addressOf = ({ path, row }: Pick<Route, 'path' | 'row'>, of: Named) =>
  path.replace(/:(\w+)/g, (_, name: keyof Named) => encodeURIComponent(of[name])) + (row.query ?? '')

/** The ids in paths. */
export type Named = Pick<
  Person,
  | 'otherSessionId'
  | 'draftId'
  | 'imageId'
  | 'linkId'
  | 'photo'
  | 'handle'
  | 'number'
  | 'kind'
  | 'domainName'
  | 'messageId'
  | 'photoId'
  | 'turnId'
>

/** Calls a route with its row's request. */
export async function ask(route: Route, { of, by }: Cell, changes: Changes = {}): Promise<ApiAnswer> {
  const { method, row } = route
  const browser = by?.browser ?? newBrowser()
  const wanted = row.body?.({ of, by })
  const json = changes.body?.(wanted ?? {}) ?? wanted
  const body = changes.raw ?? row.picture ?? (json && JSON.stringify(json))
  const address = addressOf(route, of)
  const response = await browser.fetch(changes.url?.(address) ?? address, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { origin: env.APP_ORIGIN }),
      ...(row.picture ? { 'content-type': 'image/png' } : json && { 'content-type': 'application/json' }),
      ...(await row.headers?.({ of, by })),
      ...changes.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const { status, headers } = response
  if (response.webSocket) response.webSocket.accept()
  response.webSocket?.close()
  const text = status === 101 ? '' : new TextDecoder().decode(await response.arrayBuffer())
  return { status, code: codeOf(text), text, headers }
}

function codeOf(text: string): string | undefined {
  if (!text.startsWith('{"error"')) return undefined
  return (JSON.parse(text) as { error: { code: string } }).error.code
}

/** The notation of the table. */
export const inShort = ({ status, code }: ApiAnswer) => (code ? `${status} ${code}` : String(status))
