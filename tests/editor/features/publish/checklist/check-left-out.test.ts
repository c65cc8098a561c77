import { describe, expect, it } from 'vitest'
import { checkLeftOut } from '../../../../../editor/features/publish/checklist/check-left-out.ts'
import { addSection, blankSection, removeSection, setSectionHidden } from '../../../../../renderer/document/edits.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

const sentence = 'It’s empty, so it won’t appear on your page.'

describe('sections that will be left out', () => {
  it('do not exist on a finished website', () => {
    expect(found(checkLeftOut, fullSite)).toEqual([])
  })

  it('are those with nothing in them', () => {
    const without = removeSection(fullSite, 'gallery')
    expect(found(checkLeftOut, addSection(without, blankSection(without, 'Gallery')))).toEqual([`gallery: ${sentence}`])
    expect(found(checkLeftOut, withContent('FrequentlyAskedQuestions', { items: [] }))).toHaveLength(1)
  })

  it('are not those that are hidden anyway, nor those of which another check tells why', () => {
    const empty = withContent('Gallery', { items: [] })
    expect(found(checkLeftOut, setSectionHidden(empty, 'gallery', true))).toEqual([])
    expect(found(checkLeftOut, withContent('Video', { url: '' }))).toEqual([])
    const members = [{ id: 'a', name: 'Jo', sample: true }]
    expect(found(checkLeftOut, withContent('Team', { members }))).toEqual([])
  })
})
