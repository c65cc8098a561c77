import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { type VisitPeriod, type Visits, visitsQuery } from '#editor/visits/queries.ts'
import { visitBars } from '#editor/visits/visit-bars.ts'
import { numberWords } from '#editor/visits/visit-words.ts'
import { Visitors } from '#editor/visits/visitors-screen.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { listed } from '../websites/listed.ts'
import { aReport } from './a-report.ts'

const online = listed({ publishedHandle: 'riverside', url: 'http://riverside.localhost:8787/' })
const counted = { '2026-11-20': { views: 1234, visitors: 41, calls: 3, messages: 2 }, '2026-11-22': { views: 9, visitors: 5 } } // biome-ignore format: days

type Known = { draftId?: string; days?: VisitPeriod; visits: Visits | Error }

async function draw(websites: DraftListItem[], known: Known[], search = '') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  for (const { draftId = 'draft-1', days = 30, visits } of known) {
    const { queryKey } = visitsQuery(draftId, days)
    if (visits instanceof Error) {
      await queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(visits) }).catch(() => undefined)
    } else queries.setQueryData(queryKey, visits)
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <MemoryRouter initialEntries={[`/visitors${search}`]}>
          <Visitors websites={websites} />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  )
}
const report = (days: VisitPeriod = 30) => ({ counted: true, report: aReport(days, counted) })
const empty = { counted: true, report: { ...aReport(30), since: null } }

describe('the visitors page without data', () => {
  it('links to the wizard if the person has no website', async () => {
    expect(await draw([], [])).toContain('href="/create"')
  })

  it('suggests publishing the website if it is unpublished', async () => {
    const html = await draw([listed()], [{ visits: empty }])
    expect(html).toContain('Not published yet')
    expect(html).toContain('href="/designer?websiteId=draft-1"')
  })

  it('suggests ways to share a published website', async () => {
    const html = await draw([online], [{ visits: empty }])
    expect(html).toContain('The door is open')
    expect(html).toContain('>riverside.localhost:8787<')
    for (const way of ['href="https://wa.me/', 'Copy address', 'Print QR code']) expect(html).toContain(way)
    expect(await draw([{ ...online, url: 'https://riverside.example/' }], [{ visits: empty }])).toContain(
      '>riverside.example<',
    )
  })

  it('says that this installation doesn’t count visitors', async () => {
    const html = await draw([online], [{ visits: { ...empty, counted: false } }])
    expect(html).toContain('Visitors aren’t counted here')
    expect(html).not.toContain('The door is open')
  })

  it('explains a loading error and can be retried', async () => {
    const html = await draw([online], [{ visits: new ApiError('visits_unavailable') }])
    expect(html).toMatch(/role="alert".*We can’t load visitor numbers right now.*Try again/)
  })

  it('summarizes the first day in a sentence, without a chart', async () => {
    const first = { '2026-11-22': { views: 2, visitors: 1, calls: 1 } }
    const devices = [{ name: 'phone' as const, views: 2 }]
    const today = { ...aReport(30, first, '2026-11-22'), devices }
    const html = await draw([online], [{ visits: { counted: true, report: today } }])
    expect(html).toContain('1 visitor came and 1 tapped to call today.')
    expect(html).toContain('Phones')
    for (const words of ['Day by day<', 'Countries', 'Clicks to email']) expect(html).not.toContain(words)
    expect(await draw([online], [{ visits: report() }])).toContain('Day by day<')
  })

  it('starts the chart near the first counted day', async () => {
    const late = { counted: true, report: aReport(30, counted, '2026-11-20') }
    expect(heightsIn(await draw([online], [{ visits: late }]))).toHaveLength(7)
    const earlier = { counted: true, report: aReport(30, counted, '2026-11-10') }
    expect(heightsIn(await draw([online], [{ visits: earlier }]))).toHaveLength(13)
  })

  it('says that nobody visited in the period', async () => {
    const html = await draw([online], [{ visits: { counted: true, report: aReport(30) } }])
    expect(html).toContain('No visitors in these 30 days.')
    expect(html).not.toContain('Clicks to call')
  })

  it('shows a zero only if the number was higher before', async () => {
    expect(await draw([online], [{ visits: report() }])).not.toContain('None reported')
    const longer = { counted: true, report: aReport(90, { '2026-10-20': { bookings: 4 } }) }
    const html = await draw([online], [{ visits: report() }, { days: 90, visits: longer }])
    expect(html).toMatch(/Clicks to book.*None reported.*4 fewer/)
  })
})

describe('the visitors page', () => {
  it('shows the URL’s website and period, or else the first online website', async () => {
    const websites = [listed(), { ...online, draftId: 'draft-2', businessName: 'Second Row' }]
    const known: Known[] = [
      { draftId: 'draft-2', visits: report() },
      { draftId: 'draft-1', days: 7, visits: report(7) },
    ]
    expect(await draw(websites, known)).toContain('<option value="draft-2" selected="">')
    const chosen = await draw(websites, known, '?website=draft-1&days=7')
    expect(chosen).toContain('<option value="draft-1" selected="">')
    expect(chosen).toContain('aria-label="In 7 days"')
    expect(await draw(websites, known, '?website=no-such')).toContain('<option value="draft-2" selected="">')
  })

  it('hides the website menu if there is only one website', async () => {
    expect(await draw([online], [{ visits: report() }])).not.toContain('<select')
  })

  it('still shows an offline website’s numbers', async () => {
    const html = await draw([listed()], [{ visits: report() }])
    expect(html).toContain('This website is offline')
    expect(html).toContain('>1,243<')
  })

  it('compares with the previous period only if that period was counted', async () => {
    const longer = { counted: true, report: aReport(90, { '2026-10-20': { views: 43 } }) }
    const html = await draw([online], [{ visits: report() }, { days: 90, visits: longer }])
    expect(html).toContain('1,200 more')
    expect(html).toContain('compare with the 30 days before')
    expect(await draw([online], [{ visits: report() }])).not.toContain('before.')
  })

  it('explains how, since when and in which time zone visits are counted', async () => {
    const html = await draw([online], [{ visits: report() }])
    for (const words of [
      'No cookies or scripts',
      'once a day',
      'Firefox and Brave',
      'Today isn’t over yet',
      'Vienna',
    ]) {
      expect(html).toContain(words)
    }
    expect(html).toContain('Jan 1, 2020')
  })

  it('lists sources, countries and devices by name with their shares', async () => {
    const parts = {
      sources: [{ name: 'google.com', views: 3 }, { name: 'direct', views: 1 }],
      countries: [{ name: 'AT', views: 4 }],
      devices: [{ name: 'phone' as const, views: 4 }],
    } // biome-ignore format: a few lines
    const html = await draw([online], [{ visits: { counted: true, report: { ...report().report, ...parts } } }])
    for (const words of ['google.com', '>75%<', 'Direct or unknown', '>25%<', 'Austria', 'Phones']) {
      expect(html).toContain(words)
    }
  })
})

describe('the table for the chart', () => {
  it.each([7, 30, 90, 365] as const)('shows the same numbers for %i days', async (days) => {
    const html = await draw([online], [{ days, visits: report(days) }], `?days=${days}`)
    const table = /<table[^>]*><caption>.*?<\/table>/s.exec(html)?.[0] ?? ''
    const lines = [...table.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([line]) => line).toReversed()
    const cell = (line: string, column: number) => [...line.matchAll(/<td>([^<]*)<\/td>/g)][column]?.[1]
    const bars = visitBars(report(days).report)
    for (const [column, plotted] of (['visitors', 'views'] as const).entries()) {
      const counts = bars.map((bar) => numberWords(bar.counts?.[plotted] ?? 0))
      expect(lines.map((line) => cell(line, column))).toEqual(counts)
    }
    expect(lines).toHaveLength(bars.length)
    expect(heightsIn(html)).toEqual(sharesOfMost(bars.map(({ counts }) => counts?.visitors ?? 0)))
  })

  it('marks days before counting began, for which the chart has no bar', async () => {
    const late = { counted: true, report: aReport(7, counted, '2026-11-20') }
    const html = await draw([online], [{ days: 7, visits: late }], '?days=7')
    expect(html.match(/Not counted yet/g)).toHaveLength(4)
    expect(heightsIn(html).slice(0, 4)).toEqual([0, 0, 0, 0])
  })
})

/** The heights of the bars, in percent of the tallest. */
const heightsIn = (html: string) => [...html.matchAll(/block-size:([\d.]+)%/g)].map(([, percent]) => Number(percent))
const sharesOfMost = (counts: number[]) => counts.map((count) => (count / Math.max(...counts)) * 100)
