import { expect, it } from 'vitest'
import { lineDistance } from '../../renderer/fonts/line-distance.ts'
import { scriptExtent } from '../../renderer/fonts/script-extent.ts'
import { headingLength } from '../../renderer/sections/introduction/long-heading.ts'

it('reserves no extra room for Latin letters', () => {
  expect(scriptExtent('Grünzeug & Co., 14a')).toEqual({ above: 0, below: 0 })
})

it('reserves more room above and below Japanese and Arabic letters', () => {
  for (const text of ['かまど食堂', 'ورشة', '食堂 Minori']) {
    expect(scriptExtent(text).above).toBeGreaterThan(0.1)
    expect(scriptExtent(text).below).toBeGreaterThan(0.1)
  }
})

it('keeps lines of Japanese farther apart than lines of capitals', () => {
  const share = (line: string) => lineDistance(line, line, 'Archivo') * line.length
  expect(share('食堂')).toBeGreaterThan(0.95)
})

it('counts square letters twice in a headline', () => {
  expect(headingLength('2011年から')).toBe(10)
})
