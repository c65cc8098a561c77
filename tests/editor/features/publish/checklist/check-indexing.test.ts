import { describe, expect, it } from 'vitest'
import { checkIndexing } from '../../../../../editor/features/publish/checklist/check-indexing.ts'
import { settingsWith } from '../../../../renderer/changed-site.ts'
import { found } from './checked-site.ts'

describe('search indexing', () => {
  it('needs attention only when it is off', () => {
    expect(found(checkIndexing, settingsWith({ searchIndexing: true }))).toEqual([])
    expect(found(checkIndexing, settingsWith({ searchIndexing: false }))).toEqual([
      'settings.searchIndexing: It’s off, so people won’t find this website in search engines.',
    ])
  })
})
