import { env } from 'cloudflare:workers'
import { sitesDomain } from '../../../../worker/platform/addresses/hosts.ts'
import {
  hostKey,
  type Manifest,
  manifestKey,
  type PageMetadata,
  releaseFileKey,
} from '../../../../worker/platform/store/release.ts'
import { releasesKept } from '../../../../worker/publishing/schema.ts'

type Row = Record<string, unknown>
type Check = (all: Everything, at: number) => string[] | Promise<string[]>
type Everything = Awaited<ReturnType<typeof readEverything>>

const text = (row: Row | undefined, column: string) => String(row?.[column])

/**
 * Rules that stored data breaks once all work and the cron have ended at `at`. Reads every row and key, so it only suits small test data.
 */
export async function brokenInvariants(at = new Date()): Promise<string[]> {
  const all = await readEverything()
  return (await Promise.all(checks.map((check) => check(all, at.getTime())))).flat()
}

async function readEverything() {
  const names = [
    'draft_websites',
    'websites',
    'releases',
    'scheduled_releases',
    'reserved_handles',
    'sitemaps',
    'outbox',
  ]
  const results = await env.DB.batch<Row>(names.map((name) => env.DB.prepare(`select * from ${name}`)))
  const [drafts = [], websites = [], releases = [], schedules = [], kept = [], sitemaps = [], outbox = []] =
    results.map(({ results: rows }) => rows)
  const { results: domains } = await env.DB.prepare('select * from website_domains').all<Row>()
  const { results: history } = await env.DB.prepare('select * from website_domains_history order by id').all<Row>()
  const keys = [...(await keysWith('host:')), ...(await keysWith('release:'))]
  const found = { drafts, websites, releases, schedules, kept, sitemaps, outbox, domains, history }
  return { ...found, keys: new Set(keys) }
}

async function keysWith(prefix: string): Promise<string[]> {
  const names: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await env.SITES.list({ prefix, ...(cursor !== undefined && { cursor }) })
    names.push(...page.keys.map(({ name }) => name))
    if (page.list_complete) return names
    cursor = page.cursor
  }
}

const hostOf = (handle: unknown) => `${handle}.${sitesDomain(env)}`
const byId = (rows: Row[], id: unknown) => rows.find((row) => row.id === id)
const keysOf = ({ id, manifest }: Row) => [
  manifestKey(String(id)),
  releaseFileKey(String(id), 'index.html'),
  ...Object.values((JSON.parse(String(manifest)) as Manifest).keys),
]

const checks: Check[] = [
  function nothingWaitsToBeWritten({ outbox }) {
    return outbox.map((row) => `outbox: ${text(row, 'hostname')} still waits`)
  },

  /** Live hosts have their release's page and metadata, or a redirect, and no other hosts exist. */
  async function hostsShowWhatIsLive({ websites, drafts, domains, kept, keys }) {
    const expected = websites.flatMap((website) => pointersOf(website, { drafts, domains, kept }))
    const shown = await Promise.all(
      expected.map(async ({ hostname, releaseId, redirectTo }) => {
        const page = await pageAt(hostKey(hostname))
        if (page === undefined) return `host: ${hostname} shows nothing`
        if (redirectTo !== undefined)
          return page === leading(redirectTo) ? undefined : `host: ${hostname} does not lead to ${redirectTo}`
        const stored = await pageAt(releaseFileKey(releaseId, 'index.html'))
        return page === stored ? undefined : `host: ${hostname} does not show release ${releaseId}`
      }),
    )
    const live = new Set(expected.map(({ hostname }) => hostKey(hostname)))
    const stray = [...keys].filter((key) => key.startsWith('host:') && !live.has(key))
    return [
      ...shown.filter((line) => line !== undefined),
      ...stray.map((key) => `host: ${key} shows a page that isn’t live`),
    ]
  },

  function releasesNameTheMainHost({ websites, drafts, domains, kept, releases }) {
    return websites.flatMap((website) => {
      const { host, handle } = byId(releases, website.release_id) ?? {}
      const main = pointersOf(website, { drafts, domains, kept })[0]?.main
      return (host ?? hostOf(handle)) === main ? [] : [`website: ${website.handle} shows a release made for ${host}`]
    })
  },

  function domainsAreTheirWebsites({ websites, domains }) {
    return domains.flatMap((row) => {
      const { website_name: websiteName, live, user_id: userId, state } = row
      const place = `domain: ${row.domain_name}`
      const website = websites.find(({ handle }) => handle === websiteName)
      return [
        ...(websiteName === null && live ? [`${place} is live without a website`] : []),
        ...(websiteName !== null && !website ? [`${place} is of ${websiteName}, where nothing is`] : []),
        ...(website && website.user_id !== userId ? [`${place} is of another person’s website`] : []),
        ...(live && state !== 'Connected' ? [`${place} is live and ${state}`] : []),
        ...(live && row.provider_state !== 'wanted' ? [`${place} is live and ${row.provider_state}`] : []),
      ]
    })
  },

  function namesAreHeldOnce({ domains }) {
    const held = domains.filter(
      ({ provider_state: provider, website_name: websiteName, state }) =>
        provider !== 'none' || (websiteName !== null && state !== 'Failed'),
    )
    const names = held.map((row) => text(row, 'domain_name'))
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `domain: ${name} is held twice`)
  },

  /** A domain's history is complete from its creation to its current state. */
  function historyIsWhole({ domains, history }) {
    const places = ['website_name', 'state', 'failure_reason', 'domain_name', 'user_id']
    return domains.flatMap((row) => {
      const its = history.filter((one) => one.domain_id === row.id)
      const [first, last] = [its[0], its.at(-1)]
      const place = `history: of ${row.domain_name}`
      return [
        ...(first?.type === 'Created' && its.filter(({ type }) => type === 'Created').length === 1
          ? []
          : [`${place} has no beginning`]),
        ...places.flatMap((column) =>
          last?.[column] === row[column] ? [] : [`${place} says ${column} ${last?.[column]}, not ${row[column]}`],
        ),
      ]
    })
  },

  function filesBelongToRows({ releases, keys }) {
    const known = new Set(releases.flatMap(keysOf))
    const orphans = [...keys].filter((key) => key.startsWith('release:') && !known.has(key))
    const missing = releases
      .filter(({ state }) => state === 'stored')
      .flatMap((row) => keysOf(row).filter((key) => !keys.has(key)))
    return [
      ...orphans.map((key) => `file: ${key} belongs to no release`),
      ...missing.map((key) => `file: ${key} is missing`),
    ]
  },

  /** The edge's data matches the rows. */
  async function manifestsNameEveryFile({ releases }) {
    const lines = await Promise.all(
      releases
        .filter(({ state }) => state === 'stored')
        .map(async (row) => {
          const stored = await env.SITES.get<Manifest>(manifestKey(String(row.id)), 'json')
          const expected = keysOf(row).slice(2).sort()
          const found = Object.values(stored?.keys ?? {}).sort()
          return found.join() === expected.join() ? [] : [`manifest: of ${row.id} names other files`]
        }),
    )
    return lines.flat()
  },

  function nothingOutstaysItsTime({ releases }, at) {
    return releases
      .filter(({ state, held_until: until }) => state !== 'stored' && Number(until) < at)
      .map(({ id, state }) => `release: ${id} is ${state} past its time`)
  },

  function releasesAreWhole({ releases, drafts }) {
    const numbers = new Set<string>()
    return releases.flatMap((row) => {
      const { id, state, number, draft_id: draftId, held_until: until } = row
      const twice = number !== null && numbers.has(`${draftId} ${number}`)
      numbers.add(`${draftId} ${number}`)
      const owner = byId(drafts, draftId)?.user_id
      return [
        ...(twice ? [`release: ${id} has a number twice`] : []),
        ...(state === 'stored' && number === null ? [`release: ${id} is stored without a number`] : []),
        ...(state === 'pending' && number !== null ? [`release: ${id} is pending with a number`] : []),
        ...((state === 'stored') === (until === null) ? [] : [`release: ${id} is ${state}, held until ${until}`]),
        ...(state === 'stored' && owner !== row.user_id ? [`release: ${id} has another owner than its draft`] : []),
      ]
    })
  },

  function fewAreKept({ drafts, releases, websites, schedules }) {
    return drafts.flatMap(({ id }) => {
      const pinned = new Set([...websites, ...schedules].map(({ release_id: releaseId }) => releaseId))
      const free = releases.filter((row) => row.draft_id === id && row.state === 'stored' && !pinned.has(row.id))
      // The last live release and canceled schedules only count from the next commit.
      return free.length > releasesKept + 3 ? [`releases: ${free.length} of ${id} are kept`] : []
    })
  },

  function websitesMatchDrafts({ drafts, websites, releases }) {
    const live = websites.flatMap((row) => {
      const draft = byId(drafts, row.draft_id)
      const release = byId(releases, row.release_id)
      const place = `website: ${row.handle}`
      return [
        ...(draft?.handle === row.handle && draft?.user_id === row.user_id ? [] : [`${place} is not its draft’s`]),
        ...(release?.state === 'stored' ? [] : [`${place} shows a release that is ${text(release, 'state')}`]),
        ...(release?.draft_id === row.draft_id ? [] : [`${place} shows another draft’s release`]),
        ...(release?.handle === row.handle ? [] : [`${place} shows a release made for ${text(release, 'handle')}`]),
      ]
    })
    const handles = new Set(websites.map(({ handle }) => handle))
    const nowhere = drafts.filter(({ handle }) => handle !== null && !handles.has(handle))
    return [...live, ...nowhere.map(({ id, handle }) => `draft: ${id} has ${handle}, where nothing is`)]
  },

  function sitemapsMatchWebsites({ websites, sitemaps, releases }) {
    const lines = (rows: string[][]) => rows.map((row) => row.join(' ')).sort()
    const expected = lines(
      websites.map((row) => {
        const document = JSON.parse(text(byId(releases, row.release_id), 'document'))
        const listed = document.settings.searchIndexing ? 1 : 0
        return [text(row, 'handle'), text(row, 'draft_id'), text(row, 'user_id'), `${listed}`, text(row, 'modified_at')]
      }),
    )
    const columns = ['handle', 'draft_id', 'user_id', 'listed', 'modified_at']
    const found = lines(sitemaps.map((row) => columns.map((column) => text(row, column))))
    return [
      ...expected.filter((line) => !found.includes(line)).map((line) => `sitemaps: no ${line}`),
      ...found.filter((line) => !expected.includes(line)).map((line) => `sitemaps: ${line} is not live`),
    ]
  },

  function reservedHandlesAreFree({ websites, kept }, at) {
    return websites.flatMap(({ handle }) =>
      kept.some((row) => row.handle === handle && Number(row.until) > at)
        ? [`kept: ${handle} is somebody’s website`]
        : [],
    )
  },

  function schedulesAreReady({ schedules, releases, drafts }) {
    return schedules.flatMap((row) => {
      const release = byId(releases, row.release_id)
      const place = `schedule: ${row.kind} of ${row.draft_id}`
      return [
        ...(release?.state === 'stored' && release.draft_id === row.draft_id ? [] : [`${place} has no release`]),
        ...(byId(drafts, row.draft_id)?.user_id === row.user_id ? [] : [`${place} has no draft`]),
      ]
    })
  },
]

type Pointer = { hostname: string; main: string; releaseId: string; redirectTo: string | undefined }

/** The hosts that a website should have according to its rows, the handle's host first. */
function pointersOf(
  website: Row,
  { drafts, domains, kept }: Pick<Everything, 'drafts' | 'domains' | 'kept'>,
): Pointer[] {
  const own = hostOf(website.handle)
  const live = domains.filter((row) => row.website_name === website.handle && row.live)
  const order = ({ preferred, created_at: createdAt, domain_name: name }: Row) =>
    `${preferred ? 0 : 1} ${String(createdAt).padStart(16, '0')} ${name}`
  const [first] = live.map((row) => ({ row, order: order(row) })).sort((a, b) => (a.order < b.order ? -1 : 1))
  const main = first ? text(first.row, 'domain_name') : own
  const stays = !byId(drafts, website.draft_id)?.handle_redirects
  const pointer = (hostname: string, shows = hostname === main) => ({
    ...{ hostname, main, releaseId: text(website, 'release_id'), redirectTo: shows ? undefined : main },
  })
  const left = kept.filter((row) => row.draft_id === website.draft_id)
  return [
    pointer(own, main === own || stays),
    ...live.map((row) => pointer(text(row, 'domain_name'))),
    ...left.map((row) => pointer(hostOf(row.handle))),
  ]
}

const leading = (hostname: string) => {
  const { protocol, port } = new URL(env.SITES_ORIGIN)
  const redirect = `${protocol}//${hostname}${port && `:${port}`}`
  return `\0 ${JSON.stringify({ releaseId: '', headers: {}, redirect })}`
}

/** A page's bytes and metadata as text, without the host's previous state. */
async function pageAt(key: string): Promise<string | undefined> {
  const { value, metadata } = await env.SITES.getWithMetadata<PageMetadata>(key, 'arrayBuffer')
  if (value === null) return undefined
  return `${new TextDecoder('latin1').decode(value)} ${JSON.stringify({ ...metadata, before: undefined })}`
}
