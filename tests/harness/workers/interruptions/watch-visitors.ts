import type { Env } from '../../../../worker/env.ts'
import type { View } from './scenario.ts'
import type { StagedSite } from './staged-site.ts'
import { type Visit, visitorView } from './visitor-view.ts'

type Watched = { env: Env; visit: Visit; site: StagedSite }

/** What visitors find at all web addresses of a website. Throws for anything half done. */
export async function viewOf({ env, visit, site }: Watched): Promise<View> {
  const suffix = `.${new URL(env.SITES_ORIGIN).hostname}`
  const at = (hostname: string) => visitorView({ env, visit, hostname, named: [hostname, site.domainName] })
  return {
    handle: await at(site.handle + suffix),
    other: await at(site.other + suffix),
    domain: await at(site.domainName),
  }
}

/** Visits a website over and over until stopped; then returns the number of visits and every distinct view. */
export function watchVisitors(watched: Watched) {
  const seen = new Map<string, View>()
  let [visits, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) {
      const view = await viewOf(watched)
      seen.set(JSON.stringify(view), view)
      visits += 1
      // A timer that something waits for comes only when nothing else does.
      await scheduler.wait(5)
    }
  })()
  // It is asked for when it is over.
  watching.catch(() => {})
  return async () => {
    isOver = true
    await watching
    return { visits, seen: [...seen.values()] }
  }
}
