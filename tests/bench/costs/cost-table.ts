/** What one website stores and does: the first part is measured (tests/bench/costs/costs.mjs), the second assumed. */
export type OneWebsite = {
  measured: {
    draftBytes: number
    releaseBytes: number
    /** In KV, by release. */
    releaseKvBytes: number
    hostKvBytes: number
    publishKvWrites: number
    publishRowsWritten: number
    saveRowsWritten: number
    /** Of the Durable Object that counts, at the assumed number of visits. */
    visitRowsWritten: number
  }
  assumed: {
    releasesKept: number
    publicationsAMonth: number
    savesAMonth: number
    visitsAMonth: number
    requestsAVisit: number
    /** Of the visitors' Worker, as wrangler.toml has it (`head_sampling_rate`). */
    shareLogged: number
    processorMsARequest: number
    kvReadsAVisit: number
    pictureReadsAVisit: number
    photoBytes: number
    shareWithDomain: number
  }
}

/** An installation of small businesses. */
export const assumed: OneWebsite['assumed'] = {
  releasesKept: 10,
  publicationsAMonth: 2,
  savesAMonth: 100,
  visitsAMonth: 300,
  /** A page, two fonts and five pictures, half of which are missing from the location's cache. */
  requestsAVisit: 8,
  shareLogged: 0.01,
  processorMsARequest: 1,
  kvReadsAVisit: 1,
  pictureReadsAVisit: 2.5,
  /** 12 photos of 0.5 MB in all their sizes. */
  photoBytes: 6e6,
  shareWithDomain: 1 / 20,
}

/** A price in dollars for `per` units, after what the plan includes each month. */
type Price = { name: string; dollars: number; per: number; included: number }

/** Cloudflare's of November 2026; docs/costs.md names the pages. */
const prices = {
  requests: { name: 'requests', dollars: 0.3, per: 1e6, included: 10e6 },
  processor: { name: 'processor time', dollars: 0.02, per: 1e6, included: 30e6 },
  logs: { name: 'logs of visits', dollars: 0.6, per: 1e6, included: 20e6 },
  kvReads: { name: 'KV reads', dollars: 0.5, per: 1e6, included: 10e6 },
  kvWrites: { name: 'KV writes', dollars: 5, per: 1e6, included: 1e6 },
  kvStorage: { name: 'KV storage', dollars: 0.5, per: 1e9, included: 1e9 },
  d1Storage: { name: 'D1 storage', dollars: 0.75, per: 1e9, included: 5e9 },
  d1RowsWritten: { name: 'D1 rows written', dollars: 1, per: 1e6, included: 50e6 },
  r2Storage: { name: 'R2 storage', dollars: 0.015, per: 1e9, included: 10e9 },
  r2Reads: { name: 'R2 reads', dollars: 0.36, per: 1e6, included: 10e6 },
  counterRequests: { name: 'visits counted: requests', dollars: 0.15, per: 1e6, included: 1e6 },
  counterRowsWritten: { name: 'visits counted: rows written', dollars: 1, per: 1e6, included: 50e6 },
} satisfies Record<string, Price>

type Quantities = Record<keyof typeof prices, number>

/** In dollars a month. */
const plan = 5
const domains: Price = { name: 'custom domains', dollars: 0.1, per: 1, included: 100 }

/** What one website uses in a month, or stores at its end. */
function quantitiesOf({ measured, assumed }: OneWebsite): Quantities {
  const { visitsAMonth: visits, publicationsAMonth: publications, releasesKept } = assumed
  const requests = visits * assumed.requestsAVisit
  return {
    requests,
    processor: requests * assumed.processorMsARequest,
    logs: requests * assumed.shareLogged,
    kvReads: visits * assumed.kvReadsAVisit,
    kvWrites: publications * measured.publishKvWrites,
    kvStorage: releasesKept * measured.releaseKvBytes + measured.hostKvBytes,
    d1Storage: measured.draftBytes + releasesKept * measured.releaseBytes,
    d1RowsWritten: publications * measured.publishRowsWritten + assumed.savesAMonth * measured.saveRowsWritten,
    r2Storage: assumed.photoBytes,
    r2Reads: visits * assumed.pictureReadsAVisit,
    counterRequests: visits,
    counterRowsWritten: visits * measured.visitRowsWritten,
  }
}

/** In dollars a month. */
const costOf = ({ dollars, per, included }: Price, quantity: number) =>
  (Math.max(0, quantity - included) / per) * dollars

const sizes = [1000, 100_000, 10_000_000]
const names = Object.keys(prices) as (keyof typeof prices)[]

/** What so many websites cost in a month, in dollars, without custom domains. */
export function dollarsOf(website: OneWebsite, websites: number): number {
  const one = quantitiesOf(website)
  return names.reduce((sum, name) => sum + costOf(prices[name], one[name] * websites), plan)
}

/** The table as Markdown: dollars a month for each size, after what the plan includes. */
export function costTable(website: OneWebsite): string {
  const one = quantitiesOf(website)
  const costs = names.map((name) => sizes.map((size) => costOf(prices[name], one[name] * size)))
  const rows = names.map((name, at) => [label(prices[name]), ...(costs[at] ?? []).map(dollarsText)])
  const sums = sizes.map((size) => dollarsOf(website, size))
  const withDomain = sizes.map((size) => costOf(domains, size * website.assumed.shareWithDomain))
  return markdown([
    ...rows,
    [`**with the plan, $${plan}**`, ...sums.map((sum) => `**${dollarsText(sum)}**`)],
    [`custom domains, $${domains.dollars.toFixed(2)} each after ${domains.included}`, ...withDomain.map(dollarsText)],
  ])
}

const secondsAMonth = 30 * 86_400

/** Cloudflare's documented limits: what a number of websites uses, and what there is. */
const limits: { name: string; most: number; unit: string; used: (website: OneWebsite, size: number) => number }[] = [
  {
    ...{ name: 'size of a D1 database', most: 10, unit: 'GB' },
    used: (website, size) => (quantitiesOf(website).d1Storage * size) / 1e9,
  },
  {
    ...{ name: 'D1 storage of an account, to begin with', most: 1000, unit: 'GB' },
    used: (website, size) => (quantitiesOf(website).d1Storage * size) / 1e9,
  },
  {
    ...{ name: 'custom hostnames', most: 50_000, unit: '' },
    used: ({ assumed }, size) => assumed.shareWithDomain * size,
  },
  {
    ...{ name: 'releases removed by the cron a month, 100 a minute', most: 100 * 60 * 24 * 30, unit: '' },
    used: ({ assumed }, size) => assumed.publicationsAMonth * size,
  },
  {
    // One database answers one query at a time; a save or a publication is some of these of about a millisecond.
    ...{ name: 'queries a second of one database, of 1 ms each', most: 1000, unit: '' },
    used: ({ assumed }, size) => ((5 * assumed.savesAMonth + 15 * assumed.publicationsAMonth) * size) / secondsAMonth,
  },
]

/** The limits as Markdown: what each size uses; in bold what is over the limit, with how many times as much. */
export function limitTable(website: OneWebsite): string {
  const cell = (used: number, most: number, unit: string) => {
    const text = `${used < 0.05 ? '0' : rounded.format(used)}${unit && ` ${unit}`}`
    return used > most ? `**${text}**, ${rounded.format(Math.ceil(used / most))} ×` : text
  }
  return markdown(
    limits.map(({ name, most, unit, used }) => [
      `${name}: ${amount.format(most)}${unit && ` ${unit}`}`,
      ...sizes.map((size) => cell(used(website, size), most, unit)),
    ]),
  )
}

function markdown(rows: string[][]): string {
  const head = ['', ...sizes.map((size, nth) => `${amount.format(size)}${nth === 0 ? ' websites' : ''}`)]
  return [head, ['---', ...sizes.map(() => '---')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const amount = new Intl.NumberFormat('en-US')
const rounded = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })

const dollarsText = (dollars: number) => (dollars < 0.5 ? '0' : rounded.format(dollars))

function label({ name, dollars, per }: Price): string {
  const unit = per === 1e9 ? 'a GB' : name === 'processor time' ? 'a million ms' : 'a million'
  return `${name}, $${dollars < 0.1 ? dollars : dollars.toFixed(2)} ${unit}`
}
