import { describe, expect, it } from 'vitest'
import { scrimNeed } from '../../../renderer/color/tones.ts'
import { alignments, shadows } from '../../../renderer/document/enumerations.ts'
import { tones } from '../../../renderer/document/section-design.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { offendersAmong } from '../../harness/offenders.ts'
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

const types = sectionTypeNames.map((type) => [type, type] as const)
/** Every section type with every one of some options. */
const withEach = <T>(options: readonly T[]) =>
  sectionTypeNames.flatMap((type) =>
    options.map((option) => [`${type}, ${JSON.stringify(option)}`, { type, option }] as const),
  )
const idOf = (type: SectionType) => sectionFixtures[type].id

describe('the design of every section type', () => {
  const usual = new Map(sectionTypeNames.map((type) => [type, drawnPage(siteWith(type))]))

  it('is aligned as chosen where the type has that alignment, and as usual elsewhere', async () => {
    const offenders = await offendersAmong(withEach(alignments), async ({ type, option: alignment }) => {
      const page = await withDesign(type, { alignment })
      const name = `to-${alignment.toLowerCase()}`
      if (sectionTypes[type].alignments.includes(alignment)) {
        expect(classesOf(page, idOf(type))).toContain(name)
        expect(page.css).toContain(`.${name}`)
      } else {
        expect(page.of(idOf(type))).toBe((await usual.get(type))?.of(idOf(type)))
      }
    })
    expect(offenders).toEqual([])
  })

  it('has the chosen border on the chosen sides', async () => {
    const offenders = await offendersAmong(withEach(everyBorder), async ({ type, option: [sides, thickness] }) => {
      const page = await withDesign(type, { border: { sides, thickness } })
      const side = { None: '', All: 'border:', Top: 'border-top:', Bottom: 'border-bottom:' }[sides]
      if (sides === 'None') expect(page.html).toBe((await usual.get(type))?.html)
      else expect(ownRules(page, idOf(type)).split(';')).toContain(`${side}${thickness}px solid var(--field)`)
      expect(sides !== 'None' && classesOf(page, idOf(type)).includes('even')).toBe(false)
    })
    expect(offenders).toEqual([])
  })

  it('casts a different shadow for each choice', async () => {
    const offenders = await offendersAmong(types, async (type) => {
      const lifts = await Promise.all(
        shadows.map(async (shadow) => {
          const page = await withDesign(type, { shadow })
          expect(classesOf(page, idOf(type)).includes('lifted')).toBe(shadow !== 'None')
          expect(page.css.includes('box-shadow:var(--lift)')).toBe(shadow !== 'None')
          return /--lift:([^;}]*)/.exec(ownRules(page, idOf(type)))?.[1]
        }),
      )
      expect(lifts[0]).toBeUndefined()
      expect(new Set(lifts).size).toBe(shadows.length)
    })
    expect(offenders).toEqual([])
  })

  it('stands on the chosen ground', async () => {
    const offenders = await offendersAmong(withEach(tones), async ({ type, option: tone }) => {
      const page = await withDesign(type, { tone, backgroundType: 'ColorFill' })
      const expected = onOwnPicture.includes(type) ? 'on-picture' : tone.toLowerCase()
      expect(classesOf(page, idOf(type))).toContain(expected)
    })
    expect(offenders).toEqual([])
  })

  it('is filled with a gradient', async () => {
    const offenders = await offendersAmong(types, async (type) => {
      const page = await withDesign(type, { fill: 'Gradient' })
      if (onOwnPicture.includes(type))
        expect(page.css).toContain(`#${idOf(type)}>.backdrop::after{background:linear-gradient(`)
      else expect(classesOf(page, idOf(type))).toContain('gradient')
    })
    expect(offenders).toEqual([])
  })

  it('darkens its background picture as much as set, or as its text needs', async () => {
    const need = scrimNeed(fullSite.theme.colors)
    const backgroundImage = art('A wall', 2, 'wall')
    const offenders = await offendersAmong(withEach(['Color', 'Gradient'] as const), async ({ type, option: fill }) => {
      const id = idOf(type)
      for (const opacity of [0, need, 0.8]) {
        const design = { backgroundType: 'Image', backgroundImage, fill, opacity }
        const document = sectionWith(type, { design }, siteWith(type))
        const page = await drawnPage(onOwnPicture.includes(type) ? withoutPicture(document) : document)
        expect(classesOf(page, id)).toContain('on-picture')
        expect(page.of(id)).toMatch(/<div class="backdrop"><span class="frame wide"><img/)
        expect(ownRules(page, id)).toContain(`--dim:${Math.max(need, opacity)};`)
        expect(page.css.includes(`#${id}>.backdrop::after{background:linear-gradient(`)).toBe(fill === 'Gradient')
      }
    })
    expect(offenders).toEqual([])
  })
})

it('keeps its ground when the background picture does not exist', async () => {
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
