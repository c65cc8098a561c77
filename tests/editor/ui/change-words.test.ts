import { describe, expect, it } from 'vitest'
import { changeText, stepName } from '../../../editor/ui/change-words.ts'
import type { Change } from '../../../renderer/document/changes.ts'

const changed = (place: string, ...what: string[]): Change => ({ kind: 'changed', place, what })

describe('a change in words', () => {
  it('names the place and what of it', () => {
    expect(changeText(changed('Services', 'Heading', 'Text'))).toBe('Services: Heading and Text')
    expect(changeText({ kind: 'shown', place: 'Gallery', what: [] })).toBe('Gallery shown again')
    expect(changeText(changed('Contact', 'A', 'B', 'C', 'D'))).toBe('Contact: A, B and 2 more')
  })

  it('names a step by all that it changed', () => {
    expect(stepName([changed('Style', 'Fun'), changed('Theme', 'Colors', 'Heading font')])).toBe('New look')
    expect(stepName([changed('Theme', 'Colors')])).toBe('Theme: Colors')
    expect(stepName([changed('Style', 'Fun'), changed('Services', 'Layout')])).toBe('Style: Fun')
    expect(stepName([changed('Style', 'Fun'), changed('Settings', 'Language')])).not.toBe('Style: Fun')
    expect(stepName([1, 2, 3].map((number) => changed(`Section ${number}`, `Text ${number}`)))).toBe('3 changes')
    expect(stepName([1, 2, 3].map((number) => changed(`Section ${number}`, 'Shadow')))).toBe('Shadow in 3 sections')
  })
})

describe('a step that changes a fact of the business', () => {
  it('is named after the fact, whatever follows it', () => {
    expect(stepName([changed('Business', 'Phone number')])).toBe('Change phone number')
    expect(stepName([changed('Business', 'Opening hours'), changed('Settings', 'Privacy and terms')])).toBe(
      'Change opening hours',
    )
    expect(stepName([changed('Business', 'Services and prices'), changed('Services', 'new service')])).toBe(
      'Change services and prices',
    )
  })

  it('is not, where a section came or went with it', () => {
    expect(stepName([changed('Business', 'place'), { kind: 'removed', place: 'Team', what: [] }])).not.toMatch(
      /^Change/,
    )
  })
})
