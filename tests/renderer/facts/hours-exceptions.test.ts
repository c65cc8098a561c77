import { describe, expect, it } from 'vitest'
import { exceptionProblem } from '#editor/designer/form/facts/exceptions-field.tsx'
import { dayAt, endOfDay, startOfDay, zoneOf } from '#renderer/dates/days.ts'
import { documentAt, pagePeriod, stateOf } from '#renderer/dates/page-dates.ts'
import { type HoursException, openingHours } from '#renderer/document/business.ts'
import { announcement } from '#renderer/document/values/announcement.ts'
import { type WebsiteSettings, websiteSettings } from '#renderer/document/website-settings.ts'
import { exceptionRows } from '#renderer/facts/exception-rows.ts'
import { renderSite } from '#renderer/render-site.ts'

const christmas = { id: 'date-1', label: 'Christmas', firstDay: '2026-12-24', lastDay: '2026-12-26', times: [] }
const eve = {
  id: 'date-2',
  label: '',
  firstDay: '2026-12-31',
  lastDay: '',
  times: [{ opens: '09:00', closes: '13:00' }],
}
const hoursWith = (...exceptions: HoursException[]) => openingHours.parse({ exceptions })
const open = { periods: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }] }

function website(exceptions: HoursException[], settings: Partial<WebsiteSettings['settings']> = {}): WebsiteSettings {
  return websiteSettings.parse({
    id: 'example',
    version: '1.0',
    businessName: 'Ada’s Plumbing',
    business: { hours: { ...open, exceptions } },
    settings: { timeZone: 'Europe/Berlin', ...settings },
    sections: ['Header', 'Introduction', 'Contact', 'Footer'].map((type) => ({ id: type.toLowerCase(), type })),
  })
}
const files = async (document: WebsiteSettings, at?: string) =>
  (await renderSite(document, { origin: 'https://ada.example', at: at === undefined ? undefined : Date.parse(at) }))
    .files

describe('days in a time zone', () => {
  it('begin and end at midnight in that zone', () => {
    expect(new Date(startOfDay('2026-12-24', 'America/New_York')).toISOString()).toBe('2026-12-24T05:00:00.000Z')
    expect(new Date(endOfDay('2026-12-24', 'Asia/Tokyo')).toISOString()).toBe('2026-12-24T15:00:00.000Z')
    expect(dayAt(Date.parse('2026-12-24T23:30Z'), 'Europe/Berlin')).toBe('2026-12-25')
  })

  it('last 23 hours when daylight saving time starts', () => {
    expect(endOfDay('2026-03-29', 'Europe/Berlin') - startOfDay('2026-03-29', 'Europe/Berlin')).toBe(23 * 3_600_000)
  })

  it('use UTC for an unknown time zone', () => {
    expect([zoneOf(''), zoneOf('Nowhere/Land')]).toEqual(['UTC', 'UTC'])
  })
})

describe('exceptions to opening hours', () => {
  it('appear in calendar order, in the page’s language', () => {
    expect(exceptionRows(hoursWith(eve, christmas), 'en-US')).toEqual([
      { days: 'Christmas, Dec 24 – 26', times: 'Closed' },
      { days: 'Dec 31', times: '9\u00a0AM – 1\u00a0PM' },
    ])
    expect(exceptionRows(hoursWith(christmas), 'de')).toEqual([
      { days: 'Christmas, 24.–26. Dez.', times: 'Geschlossen' },
    ])
  })

  it('leave out entries without a day, and entries that end before they begin', () => {
    const backwards = { ...christmas, lastDay: '2026-12-01' }
    expect(exceptionRows(hoursWith({ ...christmas, firstDay: '' }, backwards), 'en')).toEqual([])
  })

  it('appear on the page, in structured data and in Markdown until they are over', async () => {
    const document = website([christmas, eve])
    const before = await files(document, '2026-12-26T12:00Z')
    expect(before['index.html']?.body).toContain('Christmas, Dec 24')
    expect(before['index.md']?.body).toContain('Christmas, Dec 24')
    expect(before['index.html']?.body).toContain(
      '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","name":"Christmas","validFrom":"2026-12-24","validThrough":"2026-12-26","opens":"00:00","closes":"00:00"},{"@type":"OpeningHoursSpecification","validFrom":"2026-12-31","validThrough":"2026-12-31","opens":"09:00","closes":"13:00"}]',
    )
    const after = await files(document, '2026-12-26T23:00Z')
    for (const path of ['index.html', 'index.md']) {
      expect(after[path]?.body).not.toContain('Christmas')
      expect(after[path]?.body).toContain('Dec 31')
    }
  })

  it('come with an explanation of their problem', () => {
    const around = { ...eve, firstDay: '2026-12-26' }
    expect(exceptionProblem({ ...christmas, lastDay: '2026-12-01' }, [])).toBe('The last day comes before the first.')
    expect(exceptionProblem(around, [christmas, around])).toContain('overlap with Christmas')
    expect(exceptionProblem(eve, [christmas, eve])).toBeUndefined()
    expect(exceptionProblem({ ...christmas, firstDay: '' }, [])).toBe('Choose the first day too.')
    const late = { opens: '18:00', closes: '02:00' }
    expect(exceptionProblem({ ...eve, times: [late] }, [])).toBeUndefined()
    expect(exceptionProblem({ ...eve, times: [late, { opens: '20:00', closes: '21:00' }] }, [])).toContain('overlap')
  })
})

describe('an announcement that ends before it begins', () => {
  it('appears on no page, whatever the day', async () => {
    const backwards = { enabled: true, text: 'Summer sale', firstDay: '2026-08-31', lastDay: '2026-08-01' }
    const site = website([], { announcement: announcement.parse(backwards) })
    for (const at of [undefined, '2026-08-15T12:00Z'])
      expect((await files(site, at))['index.html']?.body).not.toContain('Summer sale')
  })
})

describe('an announcement', () => {
  const line = { enabled: true, text: 'Closed & <resting>', firstDay: '2026-12-24', lastDay: '2026-12-26' }
  const shownAnnouncement = announcement.parse(line)

  it('appears from the start of its first day to the end of its last', () => {
    const at = (time: string) => stateOf(shownAnnouncement, 'Europe/Berlin', Date.parse(time))
    expect(at('2026-12-23T22:59Z')).toBe('early')
    expect(at('2026-12-23T23:00Z')).toBe('shown')
    expect(at('2026-12-26T22:59Z')).toBe('shown')
    expect(at('2026-12-26T23:00Z')).toBe('over')
    expect(stateOf({ ...shownAnnouncement, lastDay: '2026-12-01' }, '', 0)).toBe('never')
    expect(stateOf({ ...shownAnnouncement, text: '  ' }, '', 0)).toBe('off')
  })

  it('appears above the header and in Markdown, escaped, with its link, on its days only', async () => {
    const link = { type: 'Section', value: 'contact', label: 'Ask us' }
    const document = website([], { announcement: announcement.parse({ ...line, link }) })
    const page = await files(document, '2026-12-24T12:00Z')
    const html = page['index.html']?.body ?? ''
    expect(html).toContain('<aside class="announcement bold" aria-label="Announcement"><p>Closed &amp; &lt;resting&gt;')
    expect(html).toContain('<a href="#contact">Ask us</a></p></aside>')
    expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<header'))
    expect(page['404.html']?.body).toContain('class="announcement bold"')
    expect(page['index.md']?.body).toContain('> Closed & \\<resting\\> [Ask us](https://ada.example/#contact)')
    for (const time of ['2026-12-01T12:00Z', '2027-01-01T12:00Z']) {
      const other = await files(document, time)
      expect(`${other['index.html']?.body}${other['index.md']?.body}`).not.toContain('resting')
      expect(other['index.html']?.body).not.toContain('.announcement')
    }
  })

  it('causes no date changes on a page without dated content', () => {
    const document = website([])
    expect(pagePeriod(document, 0)).toBeUndefined()
    expect(documentAt(document, 0)).toBe(document)
  })
})
