import { expect, it } from 'vitest'
import { lineDistance } from '../../renderer/fonts/line-distance.ts'
import { scriptExtent } from '../../renderer/fonts/script-extent.ts'
import { headingLength } from '../../renderer/sections/introduction/long-heading.ts'

it('Latin letters need no extra height', () => {
  expect(scriptExtent('Grünzeug & Co., 14a')).toEqual({ above: 0, below: 0 })
})

it('Japanese and Arabic letters need extra height above and below', () => {
  for (const text of ['かまど食堂', 'ورشة', '食堂 Minori']) {
    expect(scriptExtent(text).above).toBeGreaterThan(0.1)
    expect(scriptExtent(text).below).toBeGreaterThan(0.1)
  }
})

it('Japanese lines are farther apart than capitals', () => {
  const share = (line: string) => lineDistance(line, line, 'Archivo') * line.length
  expect(share('食堂')).toBeGreaterThan(0.95)
})

it('headingLength counts full-width characters twice', () => {
  expect(headingLength('2011年から')).toBe(10)
})
