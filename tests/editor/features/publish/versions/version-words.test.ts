import { describe, expect, it } from 'vitest'
import { versionText } from '../../../../../editor/features/publish/versions/version-words.ts'
import type { Change } from '../../../../../renderer/document/changes.ts'
import { releaseOf } from './release.ts'

const heading: Change = { kind: 'changed', sectionId: 'services', place: 'Services', what: ['Heading'] }
const moved: Change = { kind: 'moved', sectionId: 'gallery', place: 'Gallery', what: [] }
const before = releaseOf({ number: 3 })

describe('the cause of a version', () => {
  it('is what it changed: the first few, and how many more', () => {
    expect(versionText(releaseOf({ changes: [heading] }), before)).toBe('Services: Heading')
    expect(versionText(releaseOf({ changes: [heading, moved] }), before)).toBe('Services: Heading · Gallery moved')
    const many = [heading, moved, heading, moved, heading]
    expect(versionText(releaseOf({ changes: many }), before)).toBe('Services: Heading · Gallery moved and 3 more')
  })

  it('is that it was the first', () => {
    expect(versionText(releaseOf({ number: 1, changes: null }), undefined)).toBe('First version')
  })

  it('is a move to another web address, alone or with changes', () => {
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

  it('is a way back, by hand or as planned', () => {
    expect(versionText(releaseOf({ cause: 'roll-back', restoredFrom: 3 }), before)).toBe('Back to version 3')
    expect(versionText(releaseOf({ cause: 'revert', restoredFrom: 3 }), before)).toBe('Back to version 3, as planned')
  })

  it('has a wording too if it is unknown, or nobody sees it', () => {
    expect(versionText(releaseOf({ changes: null }), before)).toBe('The whole website')
    expect(versionText(releaseOf({ changes: [] }), before)).toBe('No visible changes')
  })
})
