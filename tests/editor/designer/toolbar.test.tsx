import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { goTo, maxHistory, nameStep, record, startTimeline, undo } from '#editor/designer/document/timeline.ts'
import { firstSteps, withBusinessEmail } from '#editor/designer/panel/first-steps.ts'
import { historySteps, nextSteps } from '#editor/designer/toolbar/history-steps.ts'
import { savedLabelMs, saveLabel } from '#editor/designer/toolbar/save-status.tsx'
import { changeSettings, changeTheme, moveSection } from '#renderer/document/edits/edits.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { shapeNames } from '#renderer/shapes/shape.ts'
import { ago } from '#ui/words/when-words.ts'
import { draftOf, websiteOf } from '../website.ts'

const opened = websiteOf(['Introduction', 'Services', 'Contact'])
const titled = changeSettings(opened, { pageTitle: 'Plumber' })
const painted = changeTheme(titled, { headingSize: 'Large' } as never)
const moved = moveSection(painted, 'contact-3', 1)
const timeline = [titled, painted, moved].reduce((before, next) => record(before, next, 0), startTimeline(opened))

describe('the history list', () => {
  it('names each step by its effect, from the newest down to the opening', () => {
    expect(historySteps(timeline, opened).map(({ name }) => name)).toEqual([
      'Contact moved',
      'Theme: Heading size',
      'Settings: Page title',
      'When you opened the editor',
    ])
  })

  it('marks the current step, undone steps and the saved step', () => {
    const steps = historySteps(goTo(timeline, 1), titled)
    expect(steps.map(({ index, place, saved }) => [index, place, saved])).toEqual([
      [3, 'undone', false],
      [2, 'undone', false],
      [1, 'present', true],
      [0, 'done', false],
    ])
  })

  it('calls the end of a shortened history the oldest step', () => {
    let long = startTimeline(opened)
    for (let step = 0; step <= maxHistory; step += 1) {
      long = record(long, changeSettings(opened, { pageTitle: `Title ${step}` }), step)
    }
    expect(historySteps(long, opened).at(-1)?.name).toBe('Oldest step')
  })
})

it('nextSteps says what undo and redo would do', () => {
  expect(nextSteps(timeline)).toEqual({ undo: 'Contact moved', redo: undefined })
  expect(nextSteps(undo(timeline))).toEqual({ undo: 'Theme: Heading size', redo: 'Contact moved' })
})

const idle = { status: 'idle' } as const
const draft = draftOf(websiteOf())
const published = draftOf(websiteOf(), {
  handle: 'riverside',
  modifiedAt: '2026-11-02T08:00:00.000Z',
  lastPublishedAt: '2026-11-02T08:00:00.000Z',
})

const label = (facts: Partial<Parameters<typeof saveLabel>[0]> = {}) =>
  saveLabel({ draft, unsaved: false, state: idle, online: true, now: 100_000, ...facts })

it('a named step has the same name in the history list and on the undo and redo buttons', () => {
  const named = nameStep(timeline, 'Contact at the top')
  expect(historySteps(named, opened)[0]?.name).toBe('Contact at the top')
  expect(nextSteps(named).undo).toBe('Contact at the top')
  expect(nextSteps(undo(named)).redo).toBe('Contact at the top')
})

describe('the save status', () => {
  it('reads “Draft” until the website is published', () => {
    expect(label().text).toBe('Draft - Not Published')
    expect(label({ draft: published }).text).toBe('Published')
  })

  it('says that the draft is newer than the website', () => {
    const newer = { ...published, modifiedAt: '2026-11-03T08:00:00.000Z' }
    expect(label({ draft: newer }).text).toBe('Published, with unpublished changes')
  })

  it('confirms a save briefly, and then shows the publishing status', () => {
    const saved = { status: 'idle', savedAt: 90_000 } as const
    expect(label({ state: saved }).text).toBe('Draft Saved')
    expect(label({ state: saved, now: 90_000 + savedLabelMs }).text).toBe('Draft - Not Published')
    expect(label({ state: saved, draft: published }).text).toBe('Published')
    expect(label({ state: saved, unsaved: true }).text).toBe('Unsaved changes')
    const since = Date.parse('2026-11-02T08:00:00.000Z') + 1000
    const again = { state: { status: 'idle', savedAt: since } as const, draft: published, now: since }
    expect(label(again)).toEqual({ text: 'Draft Saved', tone: 'quiet', mark: 'saved' })
  })

  it('reads only “Saved” after an autosave, and doesn’t change during one', () => {
    expect(label({ state: { status: 'idle', savedAt: 90_000, quietly: true } }).text).toBe('Saved')
    expect(label({ unsaved: true, state: { status: 'saving', quietly: true } }).text).toBe('Unsaved changes')
  })

  it('shows unsaved changes, a save in progress, and errors', () => {
    expect(label({ draft: published, unsaved: true }).text).toBe('Unsaved changes')
    expect(label({ unsaved: true, state: { status: 'saving' } }).text).toBe('Saving…')
    expect(label({ unsaved: true, state: { status: 'failed', code: 'network' } })).toEqual({
      text: 'Network connectivity failed. Your changes are saved on this device.',
      tone: 'wrong',
    })
    expect(label({ unsaved: true, state: { status: 'failed', code: 'too_large' } }).text).toMatch(/too large/)
  })

  it('ends with the request’s reference if a save fails on our side', () => {
    const failed = (code: 'unknown' | 'too_large') => {
      const error = new ApiError(code, { requestId: '2f0c1d9e' })
      return label({ unsaved: true, state: { status: 'failed', code, error } }).text
    }
    expect(failed('unknown')).toMatch(/ Reference: 2f0c1d9e$/)
    expect(failed('too_large')).not.toContain('2f0c1d9e')
  })

  it('shows a missing network before anything else', () => {
    const offline = 'You’re offline. Your changes are saved on this device.'
    expect(label({ online: false, unsaved: true }).text).toBe(offline)
    expect(label({ online: false, unsaved: true, state: { status: 'failed', code: 'network' } }).text).toBe(offline)
    expect(label({ online: false }).text).toBe('You’re offline.')
  })
})

describe('a relative time', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T11:59:40Z', 'just now'],
    ['2026-11-20T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T10:00:00Z', '2 hours ago'],
    ['2026-11-19T10:00:00Z', 'yesterday'],
    ['2026-11-20T12:00:30Z', 'just now'],
  ])('for %s reads “%s”', (instant, words) => {
    expect(ago(instant, now)).toBe(words)
  })
})

const done = (document: WebsiteSettings, facts = { isPublished: false, hasDomain: false }) =>
  firstSteps({ document, ...facts }).flatMap(({ step, isDone }) => (isDone ? [step] : []))

/** A website with changed content in its sections of this type. */
function withContent(type: string, content: object): WebsiteSettings {
  const site = websiteOf()
  const sections = site.sections.map((section) =>
    section.type === type ? { ...section, content: { ...section.content, ...content } } : section,
  )
  return { ...site, sections } as WebsiteSettings
}
const picture = (provider: string) => ({ provider, urls: [], tags: [] })

it('the first steps are all still open on a new website, even one with patterns', () => {
  expect(done(websiteOf())).toEqual([])
  expect(done(withContent('Introduction', { image: { ...picture('Pattern'), pattern: shapeNames[0] } }))).toEqual([])
})

it('the first steps include adding a logo, a contact detail and the owner’s picture', () => {
  expect(done(withContent('Header', { logoType: 'Image', logoImage: picture('Custom') }))).toEqual(['logo'])
  expect(done(withContent('Header', { logoType: 'ImageAndText', logoImage: picture('Custom') }))).toEqual(['logo'])
  expect(done(withContent('Introduction', { image: picture('Custom') }))).toEqual(['photos'])
  const site = websiteOf()
  const phones = [{ id: 'phone-1', number: '01274 555 019' }]
  expect(done({ ...site, business: { ...site.business, phones } } as WebsiteSettings)).toEqual(['contact'])
  expect(done(withBusinessEmail(site, 'ada@example.com'))).toEqual(['contact'])
})

it('the first steps include publishing and connecting a domain', () => {
  const facts = { isPublished: true, hasDomain: true }
  expect(done(websiteOf(), facts)).toEqual(['publish', 'domain'])
})
