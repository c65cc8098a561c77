import { describe, expect, it } from 'vitest'
import { choiceSentence } from '../../../../../editor/features/publish/when/schedule-choice.tsx'
import type { Schedule } from '../../../../../worker/publishing/schema.ts'

const now = Date.parse('2026-11-23T09:00:00.000Z')
const tomorrow: Schedule = {
  kind: 'publish',
  at: '2026-11-24T12:00:00.000Z',
  release: 3,
  handle: 'riverside',
  failure: null,
}

describe('publishing while another version is scheduled', () => {
  it('says that the scheduled version replaces what is published now', () => {
    expect(choiceSentence(tomorrow, now)).toMatch(/^Tomorrow .* version 3 replaces what you publish now\.$/)
  })

  it('says that the website goes back to an earlier version', () => {
    expect(choiceSentence({ ...tomorrow, kind: 'revert', release: 1 }, now)).toMatch(
      /^Tomorrow .* the website goes back to version 1\.$/,
    )
  })
})
