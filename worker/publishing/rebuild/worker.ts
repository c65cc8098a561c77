import type { Env } from '../../env.ts'
import { openContext } from '../../platform/context.ts'
import { rebuildPart } from './rebuild-part.ts'

/** REBUILD_TOKEN: known to the script that started this, and to nobody else. */
type RebuildEnv = Env & { REBUILD_TOKEN?: string }

/** What `npm run rebuild` asks, part by part. Never deployed: it renders here, since only workerd makes the same bytes as the product. */
export default {
  async fetch(request, env, ctx) {
    const token = request.headers.get('authorization')
    if (!env.REBUILD_TOKEN || token !== `Bearer ${env.REBUILD_TOKEN}`) return new Response(null, { status: 403 })
    const services = openContext(env, (promise) => ctx.waitUntil(promise), 'rebuild')
    return Response.json(await rebuildPart(services, new URL(request.url).searchParams.get('after') ?? ''))
  },
} satisfies ExportedHandler<RebuildEnv>
