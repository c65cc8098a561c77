import { describe, expect, it } from 'vitest'
import {
  type DisplayState,
  gentle,
  type Making,
  makingAfter,
  makingOf,
  shownDocument,
  shownFirst,
  shownNext,
  still,
} from '#editor/create/launch/making.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { CreationPhase } from '#worker/creation/run/phases.ts'
import type { Creation, CreationEvent } from '#worker/creation/schema.ts'
import { composedSite } from '../../harness/composed-site.ts'

const answers = {
  businessName: 'Ada’s Plumbing',
  businessActivities: 'Plumbing',
  businessLocation: '',
  link: '',
  fontPair: '',
  palette: '',
  sections: ['Header', 'Introduction', 'Services', 'Contact', 'Footer'] as const,
  contact: '',
  corrections: [],
  reading: null,
}
const laidOut = composedSite({ id: 'a', businessName: answers.businessName, sections: answers.sections })
const ids = laidOut.sections.map(({ id }) => id)
const creation: Creation = {
  creationId: 'a',
  answers: { ...answers, sections: [...answers.sections] },
  websiteSettings: laidOut,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'running',
  draftId: null,
}

const phase = (name: CreationPhase): CreationEvent => ({ type: 'phase', phase: name, slow: false, imported: null })
const layout: CreationEvent = { type: 'layout', websiteSettings: laidOut }
const written = (id: string, mark = 'written'): CreationEvent => {
  const section = laidOut.sections.find((one) => one.id === id)
  if (!section) throw new Error(id)
  return { type: 'section', section: { ...section, hidden: mark === 'hidden' } }
}
const done: CreationEvent = { type: 'done', creation: { ...creation, status: 'done' } }
const heardOf = (...events: CreationEvent[]): Making => events.reduce(makingAfter, makingOf(creation))

/** Plays the progress to its end. Returns every state shown and the total time. */
function play(making: Making, first: DisplayState, pace = gentle) {
  const shown = [first]
  let time = 0
  for (;;) {
    const step = shownNext(shown.at(-1) ?? first, making, pace)
    if (!step) return { shown, time, last: shown.at(-1) ?? first }
    time += step.after
    shown.push(step.next)
  }
}

describe('the progress display of a website created instantly', () => {
  const all = heardOf(
    phase('organizing'),
    layout,
    phase('personalizing'),
    ...ids.map((id) => written(id)),
    phase('finishing'),
    done,
  )

  it('shows every phase and section in turn, within two seconds', () => {
    const { shown, time, last } = play(all, { phase: 'organizing', revealed: [], made: false })
    expect([...new Set(shown.map((one) => one.phase))]).toEqual(['organizing', 'personalizing', 'finishing'])
    expect([...new Set(shown.map(({ revealed }) => revealed.length))]).toEqual([0, 1, 2, 3, 4, 5])
    expect(last).toEqual({ phase: 'finishing', revealed: ids, made: true })
    expect(time).toBeLessThan(2000)
  })

  it('never runs for people who prefer reduced motion', () => {
    const { shown, time, last } = play(all, shownFirst(makingOf(creation), true), still)
    expect(time).toBe(0)
    expect(last.made).toBe(true)
    expect(shown.length).toBeLessThan(6)
  })

  it('leaves enough time to read what was found at the link', () => {
    for (const [imported, pace, least] of [
      ['minimal', gentle, gentle.note],
      ['nothing', still, still.note],
      ['full', still, 0],
    ] as const) {
      const { time } = play({ ...all, state: { ...all.state, imported } }, shownFirst(makingOf(creation), true), pace)
      expect(time).toBeGreaterThanOrEqual(least)
    }
    expect(still.note).toBeGreaterThanOrEqual(2000)
  })

  it('appears complete at once when a person returns', () => {
    expect(shownFirst(all, false)).toMatchObject({ phase: 'finishing', made: true })
  })

  it('keeps to its schedule in a slow browser', () => {
    const shown: DisplayState = { phase: 'personalizing', revealed: [], made: false }
    expect(shownNext(shown, all, gentle, 400)?.next.revealed).toEqual(ids.slice(0, 3))
  })
})

describe('the progress display of a website being written', () => {
  const shown: DisplayState = { phase: 'personalizing', revealed: [], made: false }

  it('shows a section only after those above it, but waits for them only briefly', () => {
    const making = heardOf(layout, phase('personalizing'), written(ids[2] ?? ''))
    expect(shownNext(shown, making, gentle)).toEqual({ next: { ...shown, revealed: [ids[2]] }, after: gentle.turn })
    const inTurn = makingAfter(making, written(ids[0] ?? ''))
    expect(shownNext(shown, inTurn, gentle)?.next.revealed).toEqual([ids[0]])
    expect(shownNext(shown, inTurn, gentle)?.after).toBeLessThan(200)
  })

  it('waits for the next section to arrive', () => {
    expect(shownNext(shown, heardOf(layout, phase('personalizing')), gentle)).toBeUndefined()
  })

  it('updates sections one at a time, in order', () => {
    const making = heardOf(
      layout,
      phase('personalizing'),
      written(ids[1] ?? '', 'hidden'),
      written(ids[2] ?? '', 'hidden'),
    )
    const hidden = ({ sections }: WebsiteSettings) => sections.filter((one) => one.hidden).map(({ id }) => id)
    expect(hidden(shownDocument(shown, making))).toEqual([])
    expect(hidden(shownDocument({ ...shown, revealed: [ids[1] ?? ''] }, making))).toEqual([ids[1]])
  })

  it('resumes when a person returns, and starts over when the server starts over', () => {
    const making = makingAfter(makingOf(creation), {
      type: 'state',
      phase: 'personalizing',
      slow: true,
      imported: null,
      websiteSettings: laidOut,
      written: ids.slice(0, 2),
    })
    expect(shownFirst(making, false)).toEqual({ phase: 'personalizing', revealed: ids.slice(0, 2), made: false })
    expect(makingAfter(making, layout).state.written).toEqual([])
  })

  it('follows the link’s phases as they arrive, and never goes back', () => {
    const checking: DisplayState = { phase: 'checking', revealed: [], made: false }
    expect(shownNext(checking, heardOf(phase('checking'), phase('importing')), gentle)).toMatchObject({
      after: 0,
      next: { phase: 'importing' },
    })
    expect(shownNext(checking, heardOf(phase('checking'), phase('personalizing')), gentle)?.next.phase).toBe(
      'organizing',
    )
    expect(shownNext(shown, heardOf(phase('organizing')), gentle)).toBeUndefined()
  })
})
