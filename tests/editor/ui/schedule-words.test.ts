import { describe, expect, it } from 'vitest'
import { messageFor } from '../../../editor/messages.ts'
import { scheduleAdvice, scheduleWords } from '../../../editor/ui/schedule-words.ts'
import type { Schedule } from '../../../worker/publishing/schema.ts'

const now = Date.now()
const at = new Date(now + 60_000 * 60 * 24 * 3).toISOString()
const schedule = (change: Partial<Schedule>): Schedule => ({
  kind: 'publish',
  at,
  release: 8,
  handle: 'elm-row',
  failure: null,
  ...change,
})

describe('a schedule', () => {
  it('has a one-line description', () => {
    expect(scheduleWords(schedule({}), now)).toMatch(/^Goes online [A-Z]\w+day \d.* · version 8$/)
    expect(scheduleWords(schedule({ kind: 'revert', release: 4 }), now)).toMatch(/^Back to version 4 on [A-Z]\w+day \d/)
    expect(scheduleAdvice(schedule({}))).toBe('')
  })

  it('says that it was given up, why, and what to do', () => {
    const failed = schedule({ failure: 'handle_in_use' })
    expect(scheduleWords(failed, now)).toMatch(/^Version 8 couldn’t go online on /)
    expect(scheduleAdvice(failed)).toContain(`${messageFor('handle_in_use')}. `)
    expect(scheduleAdvice(failed)).toContain('Publish now, or set another time.')
    expect(scheduleAdvice({ ...failed, kind: 'revert' })).toContain('Publish version 8 yourself.')
    expect(scheduleAdvice(schedule({ failure: 'unknown' }))).not.toContain('..')
  })
})
