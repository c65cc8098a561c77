import { describe, expect, it } from 'vitest'
import { drawnOf, joinOf, needsIcon, splitOf } from '../../../editor/identity/drawn-of.ts'
import { identityOf } from '../../../editor/identity/identity.ts'
import { changeSettings, changeTheme, setSectionHidden } from '../../../renderer/document/edits.ts'
import { image } from '../../../renderer/document/image.ts'
import { drawnPictures } from '../../../renderer/document/settings.ts'
import { withContent } from '../../renderer/changed-site.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'
import { storedIcon } from '../../renderer/page/drawn-site.ts'

const before = drawnOf(fullSite)
const changedBy = (document: typeof fullSite) => {
  const after = drawnOf(document)
  return { icon: after.icon !== before.icon, card: after.card !== before.card }
}
const colors = { ...fullSite.theme.colors, buttonBackgroundColor: '#102030' }

describe('the source of a website’s drawn pictures', () => {
  it.each([
    ['the name', { ...fullSite, businessName: 'Zinc & Pine' }, { icon: true, card: true }],
    ['a name with the same letter', { ...fullSite, businessName: 'Harbour' }, { icon: false, card: true }],
    ['a color', changeTheme(fullSite, { colors }), { icon: true, card: true }],
    ['the style', { ...fullSite, style: 'Fun' as const }, { icon: true, card: true }],
    [
      'the font of texts',
      changeTheme(fullSite, { bodyFont: { family: 'Literata', weight: 'Light' } }),
      { icon: false, card: true },
    ],
    ['the place', { ...fullSite, business: { ...fullSite.business, location: 'Leeds' } }, { icon: false, card: true }],
    ['the heading', withContent('Introduction', { heading: 'Other words' }), { icon: false, card: true }],
    ['the first picture', withContent('Introduction', { image: null }), { icon: false, card: true }],
    [
      'an uploaded icon',
      changeSettings(fullSite, { browserIcon: image.parse(storedIcon('own')) }),
      { icon: true, card: false },
    ],
    ['a text further down', withContent('Services', { heading: 'Other words' }), { icon: false, card: false }],
    ['the page title', changeSettings(fullSite, { pageTitle: 'Other' }), { icon: false, card: false }],
    [
      'what was drawn',
      changeSettings(fullSite, { drawn: drawnPictures.parse({ of: 'x.y' }) }),
      { icon: false, card: false },
    ],
  ])('differs by %s', (_name, document, changed) => {
    expect(changedBy(document)).toEqual(changed)
  })

  it('is kept short, and read back', () => {
    const of = joinOf(before)
    expect(drawnPictures.parse({ of }).of).toBe(of)
    expect(splitOf(of)).toEqual(before)
    expect(splitOf('')).toEqual({ icon: '', card: '' })
  })

  it('is nothing for the icon where the owner has one', () => {
    expect(needsIcon(before)).toBe(true)
    expect(needsIcon(drawnOf(changeSettings(fullSite, { browserIcon: image.parse(storedIcon('own')) })))).toBe(false)
  })

  it('leaves out what visitors do not see', () => {
    const introduction = fullSite.sections.find(({ type }) => type === 'Introduction')
    expect(identityOf(setSectionHidden(fullSite, introduction?.id ?? '', true))).toMatchObject({
      line: '',
      picture: null,
    })
    expect(identityOf({ ...fullSite, businessName: ' “Élan” ' }).letter).toBe('É')
  })
})
