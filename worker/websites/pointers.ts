import { eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { isSuspended } from '../drafts/standing.ts'
import type { Database } from '../platform/db/database.ts'
import { websiteDomains } from './domain-tables.ts'
import { reservedHandles, websites } from './tables.ts'

/** The main domain of the website with a handle; null if that is the handle's host. */
export const mainDomainAt = (handle: SQL): SQL => sql`(
  select main.domain_name from website_domains as main
  where main.website_name = ${handle} and main.live = 1
  order by main.preferred desc, main.created_at, main.domain_name limit 1)`

const mainDomain = mainDomainAt(sql`websites.handle`)

/** In place of a release: the notice that the website is offline. */
export const suspendedRelease = 'suspended'
/** In place of a release: the host is removed once the host in `redirectTo` shows its page. */
export const removedRelease = 'removed'
const suspended = isSuspended(sql`websites.draft_id`)

/** The canonical hostname of a draft's website with a handle, at that point of the batch. */
export const mainHostOf = (draftId: string, handleHost: string): SQL =>
  sql`coalesce((select ${mainDomain} from websites where websites.draft_id = ${draftId}), ${handleHost})`

/**
 * What every host of some websites shows, for `putInOutbox`: (hostname, release id, redirect hostname). The main domain
 * shows the release. The other domains redirect to it, and so do the handle's host, unless its owner wants it to stay, and the
 * handles that the website left, while they are reserved for its owner. Every host of a suspended website shows the notice.
 * @param which picks rows of `websites`
 * @param suffix what follows a handle in its hostname, with the dot
 */
export const pointersOf = (which: SQL, suffix: string): SQL => sql`
  select hostname,
    case when suspended then ${suspendedRelease} when main is null or main = hostname or stays then release_id end as release_id,
    case when main <> hostname and not stays and not suspended then main end as redirect_to
  from (
    select websites.handle || ${suffix} as hostname, websites.release_id, ${mainDomain} as main,
      not draft_websites.handle_redirects as stays, ${suspended} as suspended
    from websites join draft_websites on draft_websites.id = websites.draft_id
    where ${which}
    union all
    select website_domains.domain_name, websites.release_id, ${mainDomain}, 0, ${suspended}
    from websites join website_domains on website_domains.website_name = websites.handle and website_domains.live = 1
    where ${which}
    union all
    select reserved_handles.handle || ${suffix}, null, coalesce(${mainDomain}, websites.handle || ${suffix}), 0, ${suspended}
    from websites join reserved_handles on reserved_handles.draft_id = websites.draft_id
    where ${which}
  )`

/** Every hostname that shows or redirects to the websites that `which` selects. */
export const hostsOf = (db: Database, { which, suffix }: { which: SQL; suffix: string }) =>
  unionAll(
    db
      .select({ hostname: sql<string>`${websites.handle} || ${suffix}`.as('hostname') })
      .from(websites)
      .where(which),
    db
      .select({ hostname: sql<string>`${websiteDomains.domainName}`.as('hostname') })
      .from(websiteDomains)
      .innerJoin(websites, eq(websites.handle, websiteDomains.websiteName))
      .where(sql`${websiteDomains.live} = 1 and ${which}`),
    db
      .select({ hostname: sql<string>`${reservedHandles.handle} || ${suffix}`.as('hostname') })
      .from(reservedHandles)
      .innerJoin(websites, eq(websites.draftId, reservedHandles.draftId))
      .where(which),
  )

/** Whether a domain is live, for any owner. */
export const isLive = (domainName: SQL): SQL =>
  sql`exists (select 1 from website_domains as shown where shown.domain_name = ${domainName} and shown.live = 1 and ${held('shown')})`

/**
 * What one host shows, one row in the shape of `pointersOf`, also for a host that shows nothing.
 * @param handle the part of the hostname before `suffix`; for a custom domain, any text that is not a handle
 */
export const pointerAt = ({
  hostname,
  handle,
  suffix,
}: {
  hostname: string
  handle: string
  suffix: string
}): SQL => sql`
  select asked.hostname, found.release_id, found.redirect_to
  from (select ${hostname} as hostname) as asked
  left join (${pointersOf(
    sql`websites.handle in (${handlesAt({ hostname, handle })})`,
    suffix,
  )}) as found on found.hostname = asked.hostname`

/** The handle of the website at a hostname, including redirects. Rows may include values that aren't handles. */
export const handlesAt = ({ hostname, handle }: { hostname: string; handle: string }): SQL => sql`
  select ${handle} union all
  select its.website_name from website_domains as its where its.domain_name = ${hostname} and its.live = 1 and ${held('its')}
  union all
  select moved.handle from reserved_handles join websites as moved on moved.draft_id = reserved_handles.draft_id
  where reserved_handles.handle = ${handle}`

/** Selects live domains; worded like the partial index on names, so that SQLite uses it. */
export const held = (row: string): SQL =>
  sql.raw(`(${row}.provider_state <> 'none' or (${row}.website_name is not null and ${row}.state <> 'Failed'))`)
