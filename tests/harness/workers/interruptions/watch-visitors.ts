import type { Env } from '../../../../worker/env.ts'
import type { View } from './scenarios.ts'
import type { StagedSite } from './staged-site.ts'
import { type Visit, visitorView } from './visitor-view.ts'

type Watched = { env: Env; visit: Visit; site: StagedSite }

/** What visitors find at both web addresses of a website. Throws for anything half done. */
export async function viewOf({ env, visit, site }: Watched): Promise<View> {
  return {
    handle: await visitorView({ env, visit, handle: site.handle }),
    other: await visitorView({ env, visit, handle: site.other }),
  }
}

/** Visits a website over and over until it is told to stop; then answers how often, and everything that was found, each view once. */
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
