import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { editAtom } from '../../../../editor/designer/document/edits.ts'
import { undoAtom } from '../../../../editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '../../../../editor/designer/document/session.ts'
import { withSurprise } from '../../../../editor/designer/theme/with-surprise.ts'
import { presetStyles } from '../../../../renderer/document/enumerations.ts'
import { type WebsiteSettings, websiteSettings } from '../../../../renderer/document/website-settings.ts'
import { surprise } from '../../../../templates/surprise.ts'
import { fullSite } from '../../../renderer/fixtures/full-site.ts'
import { draftOf } from '../../website.ts'

/** All that a website says and shows, without how it looks: pictures' frames are a style's to set. */
function substance({ style, theme, sections, ...rest }: WebsiteSettings): unknown {
  const bare = sections.map(({ content, ...section }) => ({ ...section, content: { ...content, frame: undefined } }))
  return { ...rest, sections: bare }
}

describe('a surprise on a website', () => {
  it('changes its look and not a word of it, and stays a document', () => {
    let site: WebsiteSettings = fullSite
    for (let seed = 0; seed < 40; seed += 1) {
      const next = withSurprise(site, surprise(seed, site))
      expect(substance(next)).toEqual(substance(site))
      expect(next.theme).not.toEqual(site.theme)
      expect(presetStyles).toContain(next.style)
      expect(websiteSettings.parse(next)).toEqual(next)
      site = next
    }
  })

  it('is one step to undo', () => {
    const store = createStore()
    store.set(openDraftAtom, draftOf(fullSite))
    store.set(editAtom, (before) => withSurprise(before, surprise(7, before)))
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
    store.set(undoAtom)
    expect(store.get(documentAtom)).toEqual(fullSite)
  })
})
