import type { ServiceContext } from '../../../../worker/platform/context.ts'
import type { StagedSite } from './staged-site.ts'

/** What a website's visitors find at its web addresses: the page's title, where it leads, or null for nothing. */
export type View = { handle: string | null; other: string | null; domain: string | null }

/** One operation that changes what visitors find. */
export type Scenario = {
  name: string
  prepare: (ctx: ServiceContext, name: string) => Promise<StagedSite>
  run: (ctx: ServiceContext, site: StagedSite) => Promise<unknown>
  /** The cron does it, that long after it was prepared, in milliseconds: it happens in the end, whatever comes in between. */
  cronAfter?: number
  before: (site: StagedSite) => View
  after: (site: StagedSite) => View
}
