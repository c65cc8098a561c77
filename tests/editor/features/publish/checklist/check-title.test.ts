import { describe, expect, it } from 'vitest'
import { checkTitle } from '../../../../../editor/features/publish/checklist/check-title.ts'
import { settingsWith } from '../../../../renderer/changed-site.ts'
import { found } from './checked-site.ts'

const on = (pageTitle: string) => found(checkTitle, settingsWith({ pageTitle }))

describe('the title of the page', () => {
  it.each(['Harbour & Pine | Kitchens in Portland', 'Pine | Joiner', 'x'.repeat(60)])('may be %j', (title) => {
    expect(on(title)).toEqual([])
  })

  it('should be there', () => {
    expect(on(' ')).toEqual([
      'settings.pageTitle: It’s empty, so search results will say “Harbour & Pine – Portland, Maine”.',
    ])
  })

  it('should be neither cut nor too short', () => {
    expect(on('x'.repeat(61))).toEqual([
      'settings.pageTitle: It has 61 characters. Search results cut it off after about 60.',
    ])
    expect(on('Pine')).toEqual(['settings.pageTitle: “Pine” is short. People search for what you do and where.'])
  })
})
