import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VersionList } from '../../../../../editor/features/publish/versions/version-list.tsx'
import type { Schedule } from '../../../../../worker/publishing/schema.ts'
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

function rows(schedules: Schedule[] = [], chosen?: number) {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <VersionList releases={releases} schedules={schedules} chosen={chosen} onChoose={() => undefined} />
    </MantineProvider>,
  )
  return [...html.matchAll(/<button.*?<\/button>/gs)].map(([row]) => row)
}

describe('the list of versions', () => {
  it('says of each which it is, when it was made, what it changed, and which is online', () => {
    const [newest, online, first] = rows()
    expect(online).toContain('>Version 4<')
    expect(online).toContain('>Online<')
    expect(online).toContain('<time')
    expect(online).toContain('Nov 16, 2026')
    expect(first).toContain('>First version<')
    expect(newest).not.toContain('>Online<')
  })

  it('marks what waits for its time, and not what was given up', () => {
    expect(rows([waits])[0]).toMatch(/>Scheduled<.*>Goes online (today|tomorrow) \d/)
    expect(rows([{ ...waits, kind: 'revert', release: 4 }])[1]).toMatch(/>Online<.*>Comes back (today|tomorrow) \d/)
    expect(rows([{ ...waits, failure: 'unknown' }])[0]).not.toContain('Scheduled')
  })

  it('is one tab stop: the chosen one, else the newest', () => {
    const stops = (chosen?: number) => rows([], chosen).map((row) => row.includes('tabindex="0"'))
    expect(stops()).toEqual([true, false, false])
    expect(stops(4)).toEqual([false, true, false])
    expect(stops(3)).toEqual([true, false, false])
    expect(rows([], 4)[1]).toContain('aria-current="true"')
  })
})
