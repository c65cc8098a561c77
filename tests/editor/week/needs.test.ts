import { describe, expect, it } from 'vitest'
import { type NeedsOf, needsOf } from '#editor/week/needs.ts'
import { domainOf } from '../domains/a-domain.ts'
import { summaryOf } from '../messages/a-message.ts'
import { listed } from '../websites/listed.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const published = listed({
  publishedHandle: 'riverside',
  url: 'https://riverside.example/',
  lastPublishedAt: '2026-11-02T08:00:00.000Z',
})
const nothing: NeedsOf = {
  websites: [published],
  unread: 0,
  oldestUnread: null,
  domains: [],
  schedules: [],
  findings: new Map(),
}
const needs = (change: Partial<NeedsOf>) => needsOf({ ...nothing, ...change }, now)
const titles = (change: Partial<NeedsOf>) => needs(change).map(({ title }) => title)

const domain = (change: Parameters<typeof domainOf>[0] = {}) =>
  domainOf({ domainName: 'river.example', shownName: 'river.example', websiteName: 'riverside', ...change })
const schedule = {
  draftId: 'draft-1',
  kind: 'publish',
  at: '2026-11-27T17:00:00.000Z',
  release: 8,
  handle: 'riverside',
} as const
const mistake = {
  severity: 'must look at',
  place: 'Business',
  sentence: 'Sa is both open and closed.',
  path: 'business.hours',
} as const
const hint = {
  severity: 'worth a look',
  place: 'Page title',
  sentence: 'It’s empty.',
  path: 'settings.pageTitle',
} as const

describe('the owner’s tasks', () => {
  it('remain empty for a published website without changes', () => {
    expect(needs({})).toEqual([])
  })

  it('mention the customer who has waited longest and link to the message', () => {
    const oldestUnread = summaryOf({ id: 'm1', name: 'Sam Okafor', createdAt: '2026-11-22T09:00:00.000Z' })
    expect(needs({ unread: 2, oldestUnread })).toMatchObject([
      { title: 'Answer 2 messages', about: 'Sam Okafor has waited since Sunday', to: '/inbox?message=m1#reply' },
    ])
    const today = { ...oldestUnread, createdAt: '2026-11-24T09:00:00.000Z' }
    expect(needs({ unread: 1, oldestUnread: today })).toMatchObject([
      { title: 'Answer 1 message', about: 'Sam Okafor wrote today' },
    ])
  })

  it('start with the most urgent one', () => {
    const oldestUnread = summaryOf({ createdAt: '2026-11-22T09:00:00.000Z' })
    const changed = listed({ ...published, modifiedAt: '2026-11-23T08:00:00.000Z' })
    const other = listed({ draftId: 'draft-2', businessName: 'River Baths', suspended: true, publishedHandle: 'baths' })
    const third = listed({ draftId: 'draft-3', businessName: 'River Spa' })
    const all = titles({
      websites: [changed, other, third],
      unread: 1,
      oldestUnread,
      domains: [domain({})],
      schedules: [{ ...schedule, draftId: 'draft-2', failure: 'handle_in_use' }],
      findings: new Map([['draft-1', [hint, mistake]]]),
    })
    expect(all).toEqual([
      'Answer 1 message',
      'Shingle took River Baths offline',
      expect.stringMatching(/^Version 8 couldn’t go online on Friday/),
      'Connect river.example',
      'Sa is both open and closed.',
      'Publish your changes to Riverside Plumbing',
      'Publish River Spa',
      'Check Page title',
    ])
  })

  it('mention a scheduled version instead of suggesting publication', () => {
    const website = listed({ ...published, modifiedAt: '2026-11-23T08:00:00.000Z' })
    expect(needs({ websites: [website], schedules: [{ ...schedule, failure: null }] })).toMatchObject([
      { title: expect.stringMatching(/^Goes online Friday .*· version 8$/), place: { publish: true } },
    ])
  })

  it('link to the field that needs attention, and name the website if the owner has several', () => {
    const findings = new Map([['draft-1', [hint, mistake]]])
    expect(needs({ findings })).toMatchObject([
      { kind: 'mistake', title: mistake.sentence, about: 'Riverside Plumbing', place: { field: 'business.hours' } },
      { kind: 'hint', title: 'Check Page title', about: 'It’s empty.', to: '/designer?websiteId=draft-1' },
    ])
    const websites = [published, { ...published, draftId: 'draft-2' }]
    expect(needs({ websites, findings })[1]?.about).toBe('Riverside Plumbing: It’s empty.')
  })

  it('use the title and verb of a checklist finding if it has them', () => {
    const described = { ...hint, task: { title: 'Describe the photo of Boilers', verb: 'Describe' } }
    expect(needs({ findings: new Map([['draft-1', [described]]]) })).toMatchObject([
      { title: 'Describe the photo of Boilers', about: 'It’s empty.', action: 'Describe' },
    ])
  })

  it('include only domains that require the owner’s action', () => {
    expect(needs({ domains: [domain({ state: 'Connected', live: true })] })).toEqual([])
    expect(needs({ domains: [domain({ state: 'PendingCertificateActivation' })] })).toEqual([])
    expect(needs({ domains: [domain({ state: 'Failed', failureReason: 'InvalidDNSSettings' })] })).toMatchObject([
      { title: 'river.example isn’t connected', about: 'Connection not established.', domainsOf: 'draft-1' },
    ])
  })
})
