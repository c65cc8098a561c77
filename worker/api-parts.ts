import type { Hono } from 'hono'
import type { ApiEnv } from './platform/context.ts'
import { newApi } from './platform/http/new-api.ts'

type Part = { fetch: Hono<ApiEnv>['fetch'] }

/**
 * Routes that a new isolate is often asked first, by the first part of their path: they load without the rest of the API, whose schemas
 * take several times as long to create as these need to respond. A test compares them with app.ts, which has all.
 */
const parts = new Map<string, () => Promise<Part>>([
  ['session', async () => newApi().route('/session', (await import('./accounts/sessions/routes.ts')).sessionRoutes)],
  ['live', async () => newApi().route('/live', (await import('./accounts/sessions/routes.ts')).liveRoutes)],
  ['events', async () => newApi().route('/events', (await import('./analytics/measure.ts')).eventRoutes)],
  [
    'health',
    async () => {
      const { deepHealthRoutes, healthRoutes } = await import('./upkeep/health.ts')
      return newApi().route('/health', healthRoutes).route('/health/deep', deepHealthRoutes)
    },
  ],
])

export const partNames = [...parts.keys()]

const loaded = new Map<string, Promise<Part>>()

/** What serves a path below `/api`: a part, or all of it. */
export async function apiFor(path: string): Promise<Part> {
  const name = path.split('/')[2] ?? ''
  const load = parts.get(name)
  if (!load) return (await import('./app.ts')).app
  const part = loaded.get(name) ?? load()
  loaded.set(name, part)
  return part
}
