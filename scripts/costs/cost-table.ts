/** What one website stores and does: the first part is measured (tests/worker/costs.test.ts), the second assumed. */
export type OneWebsite = {
  measured: {
    draftBytes: number
    releaseBytes: number
    /** In KV, by release, and by website for the drawings that its releases share. */
    releaseKvBytes: number
    hostKvBytes: number
    drawingKvBytes: number
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
    processorMsARequest: number
    kvReadsAVisit: number
    pictureReadsAVisit: number
    photoBytes: number
    shareWithDomain: number
  }
}

/** A price in dollars for `per` units, after what the plan includes each month. */
type Price = { name: string; dollars: number; per: number; included: number }

const prices = {
  requests: { name: 'requests', dollars: 0.3, per: 1e6, included: 10e6 },
  processor: { name: 'processor time, ms', dollars: 0.02, per: 1e6, included: 30e6 },
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
export function quantitiesOf({ measured, assumed }: OneWebsite): Quantities {
  const { visitsAMonth: visits, publicationsAMonth: publications, releasesKept } = assumed
  const requests = visits * assumed.requestsAVisit
  return {
    requests,
    processor: requests * assumed.processorMsARequest,
    kvReads: visits * assumed.kvReadsAVisit,
    kvWrites: publications * measured.publishKvWrites,
    kvStorage: releasesKept * measured.releaseKvBytes + measured.hostKvBytes + measured.drawingKvBytes,
    d1Storage: measured.draftBytes + releasesKept * measured.releaseBytes,
    d1RowsWritten: publications * measured.publishRowsWritten + assumed.savesAMonth * measured.saveRowsWritten,
    r2Storage: assumed.photoBytes,
    r2Reads: visits * assumed.pictureReadsAVisit,
    counterRequests: visits,
    counterRowsWritten: visits * measured.visitRowsWritten,
  }
}

/** In dollars a month. */
const costOf = ({ dollars, per, included }: Price, quantity: number) => (Math.max(0, quantity - included) / per) * dollars

const sizes = [1000, 100_000, 10_000_000]

/** The table as Markdown: dollars a month for each size, after what the plan includes. */
export function costTable(website: OneWebsite): string {
  const one = quantitiesOf(website)
  const names = Object.keys(prices) as (keyof typeof prices)[]
  const costs = names.map((name) => sizes.map((size) => costOf(prices[name], one[name] * size)))
  const rows = names.map((name, at) => [label(prices[name]), ...(costs[at] ?? []).map(dollarsText)])
  const sums = sizes.map((_, nth) => plan + costs.reduce((sum, row) => sum + (row[nth] ?? 0), 0))
  const withDomain = sizes.map((size) => costOf(domains, size * website.assumed.shareWithDomain))
  return [
    ['', ...sizes.map((size, nth) => `${amount.format(size)}${nth === 0 ? ' websites' : ''}`)],
    ['---', ...sizes.map(() => '---')],
    ...rows,
    [`**with the plan, $${plan}**`, ...sums.map((sum) => `**${dollarsText(sum)}**`)],
    [`custom domains, $${domains.dollars.toFixed(2)} each after ${domains.included}`, ...withDomain.map(dollarsText)],
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const amount = new Intl.NumberFormat('en-US')
const rounded = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })

const dollarsText = (dollars: number) => (dollars < 0.5 ? '0' : rounded.format(dollars))

function label({ name, dollars, per }: Price): string {
  const unit = per === 1e9 ? 'a GB' : 'a million'
  return `${name}, $${dollars} ${unit}`
}
