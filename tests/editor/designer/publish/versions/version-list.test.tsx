import { describe, expect, it } from 'vitest'
import { VersionList, versionText } from '#editor/designer/publish/versions/version-history.tsx'
import type { Change } from '#renderer/document/compare/changes.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { drawInDesigner } from '../../../in-designer.tsx'
import { websiteOf } from '../../../website.ts'
import { releaseOf } from './release.ts'

const waits: Schedule = {
  kind: 'publish',
  at: new Date(Date.now() + 3_600_000).toISOString(),
  release: 5,
  handle: 'elm-row',
  failure: null,
}
const releases = [
  releaseOf({ number: 5 }),
  releaseOf({ number: 4, live: true, liveSince: '2026-11-16T09:00:00.000Z' }),
  releaseOf({ number: 1, changes: null }),
]

function rows(schedules: Schedule[] = [], chosen?: number, country = 'US') {
  const website = websiteOf()
  const place = { ...website.business.place, country }
  const html = drawInDesigner(
    <VersionList releases={releases} schedules={schedules} chosen={chosen} onChoose={() => undefined} />,
    { ...website, business: { ...website.business, place } },
  )
  return [...html.matchAll(/<button.*?<\/button>/gs)].map(([row]) => row)
}

describe('the list of versions', () => {
  it('shows each version’s number, date and changes, and which version is online', () => {
    const [newest, online, first] = rows()
    expect(online).toContain('>Version 4<')
    expect(online).toContain('>Online<')
    expect(online).toContain('<time')
    expect(online).toContain('Nov 16, 2026')
    expect(first).toContain('>First version<')
    expect(newest).not.toContain('>Online<')
  })

  it('formats dates as usual in the website’s country', () => {
    expect(rows([], undefined, 'GB')[1]).toContain('16 Nov 2026')
  })

  it('marks scheduled versions, except failed ones', () => {
    expect(rows([waits])[0]).toMatch(/>Scheduled<.*>Goes online (today|tomorrow) \d/)
    expect(rows([{ ...waits, kind: 'revert', release: 4 }])[1]).toMatch(/>Online<.*>Comes back (today|tomorrow) \d/)
    expect(rows([{ ...waits, failure: 'unknown' }])[0]).not.toContain('Scheduled')
  })

  it('offers a single tab stop: the selected version or the newest', () => {
    const stops = (chosen?: number) => rows([], chosen).map((row) => row.includes('tabindex="0"'))
    expect(stops()).toEqual([true, false, false])
    expect(stops(4)).toEqual([false, true, false])
    expect(stops(3)).toEqual([true, false, false])
    expect(rows([], 4)[1]).toContain('aria-current="true"')
  })
})

const heading: Change = { kind: 'changed', sectionId: 'services', place: 'Services', what: ['Heading'] }
const moved: Change = { kind: 'moved', sectionId: 'gallery', place: 'Gallery', what: [] }
const before = releaseOf({ number: 3 })

describe('a version’s description', () => {
  it('lists the first changes and says how many more there are', () => {
    expect(versionText(releaseOf({ changes: [heading] }), before)).toBe('Services: Heading')
    expect(versionText(releaseOf({ changes: [heading, moved] }), before)).toBe('Services: Heading · Gallery moved')
    const many = [heading, moved, heading, moved, heading]
    expect(versionText(releaseOf({ changes: many }), before)).toBe('Services: Heading · Gallery moved and 3 more')
  })

  it('says that the first version is the first', () => {
    expect(versionText(releaseOf({ number: 1, changes: null }), undefined)).toBe('First version')
  })

  it('includes a new web address with the other changes', () => {
    expect(versionText(releaseOf({ cause: 'address', handle: 'oak', changes: [] }), before)).toBe('Moved to oak')
    expect(versionText(releaseOf({ handle: 'oak', changes: [heading] }), before)).toBe(
      'Moved to oak · Services: Heading',
    )
    const domain = 'shop.example'
    expect(versionText(releaseOf({ cause: 'address', domain }), before)).toBe('Moved to shop.example')
    expect(versionText(releaseOf({ domain, changes: [heading] }), releaseOf({ number: 3, domain }))).toBe(
      'Services: Heading',
    )
  })

  it('says which version was restored, and whether that was scheduled', () => {
    expect(versionText(releaseOf({ cause: 'roll-back', restoredFrom: 3 }), before)).toBe('Back to version 3')
    expect(versionText(releaseOf({ cause: 'revert', restoredFrom: 3 }), before)).toBe('Back to version 3, as planned')
  })

  it('covers unknown and invisible changes', () => {
    expect(versionText(releaseOf({ changes: null }), before)).toBe('The whole website')
    expect(versionText(releaseOf({ changes: [] }), before)).toBe('No visible changes')
  })
})
