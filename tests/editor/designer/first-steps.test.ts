import { expect, it } from 'vitest'
import { firstSteps } from '../../../editor/designer/first-steps/first-steps.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { websiteOf } from '../website.ts'

const done = (document: WebsiteSettings, facts = { isPublished: false, hasDomain: false }) =>
  firstSteps({ document, ...facts }).flatMap(({ step, isDone }) => (isDone ? [step] : []))

/** A website whose sections of a type say something else. */
function withContent(type: string, content: object): WebsiteSettings {
  const site = websiteOf()
  const sections = site.sections.map((section) =>
    section.type === type ? { ...section, content: { ...section.content, ...content } } : section,
  )
  return { ...site, sections } as WebsiteSettings
}
const picture = (provider: string) => ({ provider, urls: [], tags: [] })

it('finds nothing done on a website that was just made, drawn pictures included', () => {
  expect(done(websiteOf())).toEqual([])
  expect(done(withContent('Introduction', { image: picture('Artwork') }))).toEqual([])
})

it('counts a logo, a phone number and a picture of the owner’s as done', () => {
  expect(done(withContent('Header', { logoType: 'Image', logoImage: picture('Custom') }))).toEqual(['logo'])
  expect(done(withContent('Header', { logoType: 'ImageAndText', logoImage: picture('Custom') }))).toEqual(['logo'])
  expect(done(withContent('Introduction', { image: picture('Custom') }))).toEqual(['pictures'])
  const site = websiteOf()
  const phones = [{ id: 'phone-1', number: '01274 555 019' }]
  expect(done({ ...site, business: { ...site.business, phones } } as WebsiteSettings)).toEqual(['phone'])
})

it('counts publishing and a connected domain as done', () => {
  expect(done(websiteOf(), { isPublished: true, hasDomain: true })).toEqual(['publish', 'domain'])
})
