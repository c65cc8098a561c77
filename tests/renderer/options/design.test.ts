import { describe, expect, it } from 'vitest'
import { scrimNeed } from '../../../renderer/color/tones.ts'
import { alignments, shadows } from '../../../renderer/document/enumerations.ts'
import { tones } from '../../../renderer/document/section-design.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { art } from '../fixtures/parts.ts'
import { sectionFixtures } from '../fixtures/sections.ts'
import { classesOf, drawnPage, everyBorder, ownRules, sectionWith } from './drawn-page.ts'

/** A website with a section of the type and what every website has. */
const siteWith = (type: SectionType) => ({
  ...fullSite,
  sections: fullSite.sections.filter((section) => ['Header', type, 'Footer'].includes(section.type)),
})
const withDesign = (type: SectionType, design: object) => drawnPage(sectionWith(type, { design }, siteWith(type)))
/** The types whose text is on a picture in the full site. */
const onOwnPicture: readonly SectionType[] = ['Introduction', 'ImageBanner']

describe.each(sectionTypeNames)('the design of %s', (type) => {
  const { id } = sectionFixtures[type]
  const usual = drawnPage(siteWith(type))

  it.each(alignments)('aligned %s', async (alignment) => {
    const page = await withDesign(type, { alignment })
    const name = `to-${alignment.toLowerCase()}`
    if (sectionTypes[type].alignments.includes(alignment)) {
      expect(classesOf(page, id)).toContain(name)
      expect(page.css).toContain(`.${name}`)
    } else {
      expect(page.of(id)).toBe((await usual).of(id))
    }
  })

  it.each(everyBorder)('with a border: %s of %i px', async (sides, thickness) => {
    const page = await withDesign(type, { border: { sides, thickness } })
    const side = { None: '', All: 'border:', Top: 'border-top:', Bottom: 'border-bottom:' }[sides]
    if (sides === 'None') expect(page.html).toBe((await usual).html)
    else expect(ownRules(page, id).split(';')).toContain(`${side}${thickness}px solid var(--field)`)
    expect(sides !== 'None' && classesOf(page, id).includes('even')).toBe(false)
  })

  it('casts a different shadow for each of them', async () => {
    const lifts = await Promise.all(
      shadows.map(async (shadow) => {
        const page = await withDesign(type, { shadow })
        expect(classesOf(page, id).includes('lifted')).toBe(shadow !== 'None')
        expect(page.css.includes('box-shadow:var(--lift)')).toBe(shadow !== 'None')
        return /--lift:([^;}]*)/.exec(ownRules(page, id))?.[1]
      }),
    )
    expect(lifts[0]).toBeUndefined()
    expect(new Set(lifts).size).toBe(shadows.length)
  })

  it.each(tones)('on the ground %s', async (tone) => {
    const page = await withDesign(type, { tone, backgroundType: 'ColorFill' })
    const expected = onOwnPicture.includes(type) ? 'on-picture' : tone.toLowerCase()
    expect(classesOf(page, id)).toContain(expected)
  })

  it('filled with a gradient', async () => {
    const page = await withDesign(type, { fill: 'Gradient' })
    if (onOwnPicture.includes(type)) expect(page.css).toContain(`#${id}>.backdrop::after{background:linear-gradient(`)
    else expect(classesOf(page, id)).toEqual(expect.arrayContaining(['gradient']))
  })

  it.each(['Color', 'Gradient'] as const)(
    'on a picture filled with a %s, as dark as set or as its text needs',
    async (fill) => {
      const need = scrimNeed(fullSite.theme.colors)
      const backgroundImage = art('A wall', 2, 'wall')
      for (const opacity of [0, need, 0.8]) {
        const design = { backgroundType: 'Image', backgroundImage, fill, opacity }
        const document = sectionWith(type, { design }, siteWith(type))
        const page = await drawnPage(
          type === 'Introduction' || type === 'ImageBanner' ? withoutPicture(document) : document,
        )
        expect(classesOf(page, id)).toContain('on-picture')
        expect(page.of(id)).toMatch(/<div class="backdrop"><span class="frame wide"><img/)
        expect(ownRules(page, id)).toContain(`--dim:${Math.max(need, opacity)};`)
        expect(page.css.includes(`#${id}>.backdrop::after{background:linear-gradient(`)).toBe(fill === 'Gradient')
      }
    },
  )
})

it('a background picture that is not there leaves the ground as it was', async () => {
  const nothing = { provider: 'Custom', urls: [] }
  const page = await withDesign('Services', { backgroundType: 'Image', backgroundImage: nothing })
  expect(page.of('services')).toBe((await withDesign('Services', {})).of('services'))
})

function withoutPicture(document: typeof fullSite) {
  return (['Introduction', 'ImageBanner'] as const).reduce(
    (changed, type) => sectionWith(type, { content: { image: null } }, changed),
    document,
  )
}
