import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { serviceIcons } from '../../renderer/document/icon-names.ts'
import { tradeGlyphs } from '../../renderer/elements/icons/trade-glyphs.ts'
import { tablerNames } from '../../scripts/build/icon-sources.ts'
import { iconFiles } from '../../scripts/build/write-icons.ts'
import { trades } from '../../templates/trade-list.ts'

describe('the generated icons', () => {
  it.each(Object.entries(iconFiles()))('match the installed packages in %s', (name, text) => {
    expect(readFileSync(new URL(`../../renderer/elements/icons/${name}`, import.meta.url), 'utf8')).toBe(text)
  })

  it('appear in at least one trade each', () => {
    const used = new Set(trades.flatMap(({ services }) => services.map(({ icon }) => icon)))
    expect(serviceIcons.filter((icon) => !used.has(icon))).toEqual([])
  })

  it('use no alias equal to the icon’s own name', () => {
    const redundant = Object.entries(tablerNames).filter(([name, source]) => name === source)
    expect(redundant).toEqual([])
  })

  it('include trade icons only for listed trades', () => {
    const slugs = trades.map(({ slug }) => slug)
    expect(Object.keys(tradeGlyphs).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
