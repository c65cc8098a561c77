import { describe, expect, it } from 'vitest'
import { checkNeeded } from '../../../../../editor/features/publish/checklist/check-needed.ts'
import { setSectionHidden } from '../../../../../renderer/document/edits.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

const button = (value: object) => withContent('Scheduling', { button: { label: 'Schedule Now', ...value } })

describe('what a section cannot do without', () => {
  it('is there on a finished website', () => {
    expect(found(checkNeeded, fullSite)).toEqual([])
    expect(found(checkNeeded, button({ type: 'Section', value: 'contact' }))).toEqual([])
  })

  it.each([
    { type: 'None', value: '' },
    { type: 'Web', value: ' ' },
    { type: 'Web', value: 'not an address' },
    { type: 'Section', value: 'gone' },
  ])('is a scheduling link that leads somewhere, unlike %j', (value) => {
    expect(found(checkNeeded, button(value))).toEqual([
      'scheduling.button: The scheduling link is required for its button to work.',
    ])
  })

  it('is a video link', () => {
    expect(found(checkNeeded, withContent('Video', { url: '' }))).toEqual([
      'video.url: The video link is required for the video to play.',
    ])
  })

  it('is a video link that can be played', () => {
    expect(found(checkNeeded, withContent('Video', { url: 'https://harbourandpine.example/film' }))).toEqual([
      'video.url: The video link is required for the video to play. The current one doesn’t work.',
    ])
  })

  it('is not asked of hidden sections', () => {
    expect(found(checkNeeded, setSectionHidden(withContent('Video', { url: '' }), 'video', true))).toEqual([])
  })
})
