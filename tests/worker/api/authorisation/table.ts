import { app } from '../../../../worker/app.ts'
import type { Row, Rows } from './row.ts'
import { accountRows } from './rows/account.ts'
import { creationRows } from './rows/creations.ts'
import { domainRows } from './rows/domains.ts'
import { draftRows } from './rows/drafts.ts'
import { messageRows } from './rows/messages.ts'
import { openRows } from './rows/open.ts'
import { pictureRows } from './rows/pictures.ts'
import { releaseRows } from './rows/releases.ts'
import { signInRows } from './rows/sign-in.ts'

/** Every route with what it expects of each. A new route needs its line in one of these. */
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
}

/** Every route of the API, as the router knows it: 'GET /api/drafts'. */
export const routes = [
  ...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
].sort()

export type Route = { name: string; method: string; path: string; row: Row }

/** The routes that are in the table. */
export const tabled: Route[] = Object.entries(table).map(([name, row]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method, path, row }
})

/** Those that may change something. */
export const writes = tabled.filter(({ method }) => method !== 'GET')
