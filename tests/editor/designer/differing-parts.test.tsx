import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conflictParts } from '#editor/designer/document/conflicts.ts'
import { DifferingParts, partWords } from '#editor/designer/document/saving/differing-parts.tsx'
import type { Conflict } from '#editor/designer/document/session.ts'
import type { Change } from '#renderer/document/compare/changes.ts'
import type { Side } from '#renderer/document/compare/merge.ts'
import { changeSettings, removeSection } from '#renderer/document/edits/edits.ts'
import { draftOf, websiteOf } from '../website.ts'

const base = websiteOf(['Introduction', 'Services'])
const mine = changeSettings(base, { pageTitle: 'Mine' })
const theirs = removeSection(changeSettings(base, { pageTitle: 'Theirs' }), 'services-2')
const conflict: Conflict = { status: 'conflict', current: draftOf(theirs), mine, base }

function draw(chosen: Record<string, Side> = {}, from: Conflict = conflict): string[] {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <DifferingParts
        parts={conflictParts(from)}
        versions={{ base: from.base, mine, theirs }}
        chosen={chosen}
        onChoose={() => undefined}
        onLook={() => undefined}
      />
    </MantineProvider>,
  )
  return html.split('<li').slice(1)
}
const checkedIn = (row = '') => row.match(/<input[^>]*checked=""[^>]*>/)?.[0].match(/value="(\w+)"/)?.[1]

describe('the differences between two versions', () => {
  it('start with parts that both versions changed, and say who changed what', () => {
    const [settings, services] = draw()
    expect(settings).toContain('Changed in both')
    expect(settings).toContain('You changed Page title · They changed Page title')
    expect(services).not.toContain('Changed in both')
    expect(services).toContain('They removed it')
  })

  it('preselect the version that changed a part, unless the person chooses otherwise', () => {
    expect(draw().map(checkedIn)).toEqual(['mine', 'theirs'])
    expect(draw({ settings: 'theirs', 'section:services-2': 'mine' }).map(checkedIn)).toEqual(['theirs', 'mine'])
  })

  it('contain no names if it isn’t known who made the changes', () => {
    const rows = draw({}, { ...conflict, base: null })
    expect(rows.every((row) => row.includes('Changed in both'))).toBe(true)
    expect(rows.join()).not.toMatch(/You changed|They changed/)
  })
})

const changes: Change[] = [
  { kind: 'changed', place: 'Theme', what: ['Colors', 'Heading font'] },
  { kind: 'moved', sectionId: 'faq-1', place: 'Questions', what: [] },
  { kind: 'hidden', sectionId: 'services-2', place: 'Services', what: [] },
  { kind: 'changed', sectionId: 'services-2', place: 'Services', what: ['A', 'B', 'C', 'D'] },
  { kind: 'removed', sectionId: 'team-3', place: 'Team', what: [] },
]

describe('the description of one version’s changes to', () => {
  it.each([
    ['theme', 'You changed Colors and Heading font'],
    ['order', 'You moved Questions'],
    ['section:services-2', 'You hid it and changed A, B and 2 more'],
    ['section:team-3', 'You removed it'],
    ['section:faq-1', ''],
    ['settings', ''],
  ])('%s is “%s”', (key, words) => {
    expect(partWords('You', key, changes)).toBe(words)
  })
})
