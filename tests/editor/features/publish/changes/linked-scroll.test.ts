import { describe, expect, it } from 'vitest'
import { matchingOffset } from '../../../../../editor/features/publish/changes/linked-scroll.ts'

const page = (...sections: [id: string, height: number][]) => {
  let top = 0
  return sections.map(([id, height]) => {
    const section = { id, top, height }
    top += height
    return section
  })
}
const before = page(['introduction', 600], ['services', 800], ['contact', 400])
const after = page(['introduction', 600], ['gallery', 500], ['services', 1200], ['contact', 400])

describe('two versions of a page that scroll together', () => {
  it('show the same part of the same section', () => {
    expect(matchingOffset(300, before, after)).toBe(300)
    expect(matchingOffset(600, before, after)).toBe(1100)
    expect(matchingOffset(1000, before, after)).toBe(1700)
    expect(matchingOffset(1700, after, before)).toBe(1000)
  })

  it('wait at the end of the section before while one shows what the other has not', () => {
    expect(matchingOffset(700, after, before)).toBe(600)
    expect(matchingOffset(1050, after, before)).toBe(600)
  })

  it('stay at the top if they have nothing in common', () => {
    expect(matchingOffset(500, page(['team', 900]), before)).toBe(0)
    expect(matchingOffset(0, [], before)).toBe(0)
  })
})
