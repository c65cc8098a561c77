import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { editAtom } from '#editor/designer/document/edits.ts'
import { withFieldValue } from '#editor/designer/document/field.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { applySteps, makeStep } from '#renderer/document/tools/steps.ts'
import { image as imageSchema } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { introductionLayout } from '#renderer/sections/introduction/introduction-layout.ts'
import { presets } from '#renderer/styles/registry.ts'
import { openedSite } from '../../../renderer/openings/opened-page.ts'
import { draftOf } from '../../website.ts'

const photo = imageSchema.parse({ provider: 'Custom', urls: [{ type: 'regular', url: '/media/van.jpg' }] })
const pattern = imageSchema.parse({ provider: 'Pattern', pattern: 'waves', seed: 1 })
const path = 'introduction.image'

const people = ['Luis', 'Rosa'].map((name) => ({ id: name.toLowerCase(), name, role: 'Barber' }))
const siteOf = (style: PresetStyle, layout: string) =>
  openedSite({ since: { year: 1987 }, people }, { layout, image: null }, { style })

function opens(site: WebsiteSettings) {
  const introduction = site.sections.find(({ type }) => type === 'Introduction')
  if (introduction?.type !== 'Introduction') throw new Error('No introduction')
  const drawn = introductionLayout(introduction, presets[site.style].layout, site.business)
  return { drawn, layout: introduction.content.layout }
}

describe('an introduction’s first photo', () => {
  it.each([
    ['Common', 'Number', 'PhotoBand'],
    ['Common', 'NameSign', 'PhotoBand'],
    ['Geometric', 'Runs', 'YearAndPeople'],
    ['Geometric', 'Marquee', 'Marquee'],
    ['Elegant', 'PaneOfLight', 'SentenceAndLight'],
  ] as const)('changes an opening that wouldn’t show it, in %s: %s to %s', (style, layout, expected) => {
    expect(opens(withFieldValue(siteOf(style, layout), path, photo)).drawn).toBe(expected)
  })

  it('arrives in one step with its opening, which one undo reverts', () => {
    const store = createStore()
    const site = siteOf('Common', 'Number')
    store.set(openDraftAtom, draftOf(site))
    store.set(editAtom, (document) => withFieldValue(document, path, photo))
    expect(opens(store.get(documentAtom) as WebsiteSettings)).toEqual({ drawn: 'PhotoBand', layout: 'Auto' })
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
    store.set(undoAtom)
    expect(store.get(documentAtom)).toEqual(site)
  })

  it('brings back an opening without photos when it is removed', () => {
    const gone = withFieldValue(withFieldValue(siteOf('Common', 'Places'), path, photo), path, null)
    expect(opens(gone).drawn).toBe('NameSign')
  })

  it('doesn’t change the opening for a pattern, a new crop, or a later choice of the owner', () => {
    expect(opens(withFieldValue(siteOf('Common', 'NameSign'), path, pattern)).layout).toBe('NameSign')
    const withPhoto = withFieldValue(siteOf('Common', 'NameSign'), path, photo)
    const chosen = withFieldValue(withPhoto, 'introduction.layout', 'Number')
    const cropped = withFieldValue(chosen, path, { ...photo, effects: { ...photo.effects, zoom: 1.5 } })
    expect(opens(cropped)).toEqual({ drawn: 'Number', layout: 'Number' })
  })

  it('produces the same result in one step through the assistant’s tool', () => {
    const site = siteOf('Common', 'Number')
    const step = makeStep(site, { id: 's', tool: 'set-field', input: { path, value: photo } })
    expect(applySteps(site, step ? [step] : []).document).toEqual(withFieldValue(site, path, photo))
  })
})
