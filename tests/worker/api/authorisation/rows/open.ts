import { env } from 'cloudflare:workers'
import { forAll, forSignedIn } from '../expectations.ts'
import type { Rows } from '../row.ts'

const plumber = { businessActivities: 'Plumbing and heating repairs', interests: 'Plumbing and cycling' }

/** What is about nobody, and who somebody is. */
export const openRows: Rows = {
  'GET /api/health': forAll(),
  'GET /api/openapi.json': forAll(),
  'GET /api/places': { ...forAll(), query: '?q=leeds' },
  'GET /api/places/here': forAll(),
  'GET /api/handles/:handle': forAll(),
  'GET /api/photos': { ...forSignedIn(), query: '?keyword=pipe' },
  'GET /api/live': { ...forSignedIn('101'), headers: () => ({ upgrade: 'websocket', origin: env.APP_ORIGIN }) },
  // In development; elsewhere it is not there (guards.test.ts).
  'GET /api/mailbox': forAll(),
  'POST /api/events': { ...forAll(), body: () => ({ name: 'page_view', path: '/' }) },
  'POST /api/facts': { ...forAll(), body: () => plumber },
  'POST /api/suggestions/names': { ...forAll(), body: () => plumber },
  'POST /api/suggestions/ideas': { ...forAll(), body: () => plumber },
  'POST /api/suggestions/looks': { ...forAll(), body: () => plumber },
}
