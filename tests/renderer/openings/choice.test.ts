import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { drawnPage } from '../read-page.ts'
import { drawnAmong, opened, openedSite, photo, saying, serving } from './opened-page.ts'

const urgent = saying('24/7 emergency plumber.')
const placed = serving('Crookes', 'Walkley', 'Heeley', 'Dore', 'Totley', 'Ranmoor')
const openingIn = async (site: WebsiteSettings) =>
  /opens-([a-z-]+)/.exec((await drawnPage(site)).of('introduction'))?.[1]

describe('an opening chosen by the owner', () => {
  it('appears even if another opening suits the facts better', async () => {
    for (const [layout, opening] of [
      ['NameSign', 'name-sign'],
      ['Places', 'places'],
      ['Number', 'number'],
    ]) {
      expect((await opened({ ...urgent, ...placed }, { layout, image: photo })).opening).toBe(opening)
    }
  })

  it('gives way while its facts are missing, and returns with them', async () => {
    const site = openedSite({ ...urgent, ...placed }, { layout: 'Places' })
    const without = { ...site, business: { ...site.business, areas: [] } }
    expect(await openingIn(without)).toBe('number')
    const silent = { ...without, business: { ...without.business, phones: [] } }
    expect((await drawnPage(silent)).of('introduction')).toContain('class="pitch dialed told"')
    expect(await openingIn({ ...silent, business: site.business })).toBe('places')
  })

  it('gives way to an opening of the new style', async () => {
    const site = openedSite({ ...urgent, ...placed }, { layout: 'Places' })
    for (const style of presetStyles.filter((one) => one !== 'Common')) {
      const { openings } = presets[style].layout.Introduction
      const drawn = await openingIn(changeStyle(site, style))
      const names: string[] = openings.map((name) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase())
      if (openings.length === 0) expect(drawn).toBeUndefined()
      else expect(names).toContain(drawn)
    }
  })
})

describe('a new website’s opening', () => {
  it('remains the same for the same business, and scores within a point of the best', () => {
    const layoutOf = () => openedSite(urgent).sections.find(({ type }) => type === 'Introduction')?.content
    expect(layoutOf()).toEqual(layoutOf())
    // An emergency scores six points, one above six places and far above the name.
    expect(drawnAmong(urgent)).toEqual(new Set(['Number']))
    expect(drawnAmong({ ...urgent, ...placed })).toEqual(new Set(['Number', 'Places']))
    expect(drawnAmong(placed)).toEqual(new Set(['Places']))
  })

  it('belongs to the chosen style, even if another style’s opening suits the facts better', () => {
    expect(drawnAmong(urgent, { style: 'Elegant' })).not.toContain('Number')
    expect(drawnAmong(urgent, { style: 'Fun' })).toEqual(new Set(['Bento']))
  })

  it('shows the founding year and people in Geometric for a firm of two to four people with roles', () => {
    const people = (...names: string[]) => ({
      since: { year: 1987 },
      people: names.map((name, nth) => ({ id: `person-${nth}`, name, role: 'Plumber' })),
    })
    expect(drawnAmong(people('Luis', 'Rosa', 'Cody'), { style: 'Geometric' })).toContain('YearAndPeople')
    expect(drawnAmong(people('Luis'), { style: 'Geometric' })).not.toContain('YearAndPeople')
    const unknown = people('Luis', 'Rosa').people.map((person, nth) => ({
      ...person,
      role: nth === 0 ? '' : 'Apprentice',
    }))
    expect(drawnAmong({ since: { year: 1987 }, people: unknown }, { style: 'Geometric' })).not.toContain(
      'YearAndPeople',
    )
    expect(drawnAmong({ ...people('Luis', 'Rosa'), since: null }, { style: 'Geometric' })).not.toContain(
      'YearAndPeople',
    )
  })
})
