import { describe, expect, it } from 'vitest'
import { partWords } from '../../../../editor/designer/saving/part-words.ts'
import type { Change } from '../../../../renderer/document/changes.ts'

const changes: Change[] = [
  { kind: 'changed', place: 'Theme', what: ['Colors', 'Heading font'] },
  { kind: 'moved', sectionId: 'faq-1', place: 'Questions', what: [] },
  { kind: 'hidden', sectionId: 'services-2', place: 'Services', what: [] },
  { kind: 'changed', sectionId: 'services-2', place: 'Services', what: ['A', 'B', 'C', 'D'] },
  { kind: 'removed', sectionId: 'team-3', place: 'Team', what: [] },
]

describe('what one side did to a part', () => {
  it.each([
    ['theme', 'You changed Colors and Heading font'],
    ['order', 'You moved Questions'],
    ['section:services-2', 'You hid it and changed A, B and 2 more'],
    ['section:team-3', 'You removed it'],
    ['section:faq-1', ''],
    ['settings', ''],
  ])('%s', (key, words) => {
    expect(partWords('You', key, changes)).toBe(words)
  })
})
