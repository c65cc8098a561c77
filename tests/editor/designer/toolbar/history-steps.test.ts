import { describe, expect, it } from 'vitest'
import { goTo, longestHistory, record, startTimeline, undo } from '../../../../editor/designer/document/timeline.ts'
import { historySteps, nextSteps } from '../../../../editor/designer/toolbar/history-steps.ts'
import { changeSettings, changeTheme, moveSection } from '../../../../renderer/document/edits.ts'
import { websiteOf } from '../../website.ts'

const opened = websiteOf(['Introduction', 'Services', 'Contact'])
const titled = changeSettings(opened, { pageTitle: 'Plumber' })
const painted = changeTheme(titled, { headingSize: 'Large' } as never) // any change of the theme will do
const moved = moveSection(painted, 'contact-3', 1)
const timeline = [titled, painted, moved].reduce((before, next) => record(before, next, 0), startTimeline(opened))

describe('the list of steps', () => {
  it('names each by what it did, the newest first, down to how it was opened', () => {
    expect(historySteps(timeline, opened).map(({ name }) => name)).toEqual([
      'Contact moved',
      'Theme: Heading size',
      'Settings: Page title',
      'When you opened the editor',
    ])
  })

  it('marks the current, the undone and the stored steps', () => {
    const steps = historySteps(goTo(timeline, 1), titled)
    expect(steps.map(({ index, place, saved }) => [index, place, saved])).toEqual([
      [3, 'undone', false],
      [2, 'undone', false],
      [1, 'present', true],
      [0, 'done', false],
    ])
  })

  it('does not say that the oldest state is the first one when there were more', () => {
    let long = startTimeline(opened)
    for (let step = 0; step <= longestHistory; step += 1) {
      long = record(long, changeSettings(opened, { pageTitle: `Title ${step}` }), step)
    }
    expect(historySteps(long, opened).at(-1)?.name).toBe('Oldest step')
  })
})

it('names what undo and redo would do', () => {
  expect(nextSteps(timeline)).toEqual({ undo: 'Contact moved', redo: undefined })
  expect(nextSteps(undo(timeline))).toEqual({ undo: 'Theme: Heading size', redo: 'Contact moved' })
})
