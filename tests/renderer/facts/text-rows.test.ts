import { describe, expect, it } from 'vitest'
import { textRows } from '../../../renderer/facts/format-hours.ts'

describe('opening hours', () => {
  it('are split into days and times at the first colon that is not part of a time', () => {
    expect(textRows('Mon–Fri: 8:00–17:00\n\n Saturday : 9–13\nSunday: closed')).toEqual([
      { days: 'Mon–Fri', times: '8:00–17:00' },
      { days: 'Saturday', times: '9–13' },
      { days: 'Sunday', times: 'closed' },
    ])
  })

  it('that name no days stay whole', () => {
    expect(textRows('By appointment\n8:00–17:00')).toEqual([
      { days: 'By appointment', times: '' },
      { days: '8:00–17:00', times: '' },
    ])
  })
})
