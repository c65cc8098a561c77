import { env } from 'cloudflare:workers'
import { releasesKept } from '../../../worker/contract/releases.ts'
import { sitesDomain } from '../../../worker/services/publishing/site-address.ts'
import { hostKey, type Manifest, manifestKey, releaseFileKey } from '../../../worker/storage/release-store/keys.ts'

type Row = Record<string, unknown>
type Check = (all: Everything, at: number) => string[] | Promise<string[]>
type Everything = Awaited<ReturnType<typeof readEverything>>

const text = (row: Row | undefined, column: string) => String(row?.[column])

/**
 * What must hold of everything that is stored once nothing is under way and the cron has run: what does not, in words; nothing when
 * all is well. `at`: the time as of that run. Reads every row and every key, so for small worlds.
 */
export async function brokenInvariants(at = new Date()): Promise<string[]> {
  const all = await readEverything()
  return (await Promise.all(checks.map((check) => check(all, at.getTime())))).flat()
}

async function readEverything() {
  const names = ['draft_websites', 'websites', 'releases', 'scheduled_releases', 'kept_handles', 'sitemaps', 'outbox']
  const results = await env.DB.batch<Row>(names.map((name) => env.DB.prepare(`select * from ${name}`)))
  const [drafts = [], websites = [], releases = [], schedules = [], kept = [], sitemaps = [], outbox = []] =
    results.map(({ results: rows }) => rows)
  const keys = [...(await keysWith('host:')), ...(await keysWith('release:'))]
  return { drafts, websites, releases, schedules, kept, sitemaps, outbox, keys: new Set(keys) }
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

const hostOf = (handle: unknown) => hostKey(`${handle}.${sitesDomain(env)}`)
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

  /** The page, with its metadata, exactly as it was stored with its release; and nothing where there is no website. */
  async function hostsShowWhatIsLive({ websites, keys }) {
    const shown = await Promise.all(
      websites.map(async ({ handle, release_id }) => {
        const page = await pageAt(hostOf(handle))
        const stored = await pageAt(releaseFileKey(String(release_id), 'index.html'))
        if (page === undefined) return `host: ${handle} shows nothing`
        return page === stored ? undefined : `host: ${handle} does not show release ${release_id}`
      }),
    )
    const live = new Set(websites.map(({ handle }) => hostOf(handle)))
    const stray = [...keys].filter((key) => key.startsWith('host:') && !live.has(key))
    return [...shown.filter((line) => line !== undefined), ...stray.map((key) => `host: ${key} shows what is not live`)]
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
        ...(state === 'stored' && owner !== row.user_id ? [`release: ${id} is nobody’s draft’s`] : []),
      ]
    })
  },

  function fewAreKept({ drafts, releases, websites, schedules }) {
    return drafts.flatMap(({ id }) => {
      const pinned = new Set([...websites, ...schedules].map(({ release_id: releaseId }) => releaseId))
      const free = releases.filter((row) => row.draft_id === id && row.state === 'stored' && !pinned.has(row.id))
      // The next commit counts what was live last, and what no longer waits for its time.
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

  function keptHandlesAreFree({ websites, kept }, at) {
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

/** A page's bytes and metadata as one text. */
async function pageAt(key: string): Promise<string | undefined> {
  const { value, metadata } = await env.SITES.getWithMetadata(key, 'arrayBuffer')
  if (value === null) return undefined
  return `${new TextDecoder('latin1').decode(value)} ${JSON.stringify(metadata)}`
}
