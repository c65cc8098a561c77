import { describe, expect, it } from 'vitest'
import { fitText } from '../../../editor/identity/fit-text.ts'

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => text.length * size * 0.5
const room = { width: 400, lines: 3, largest: 80, smallest: 40 }

describe('a text in limited room', () => {
  it('is as large as it may be where there is room', () => {
    expect(fitText('Elm Row', room, measure)).toEqual({ lines: ['Elm Row'], size: 80 })
  })

  it('is broken between words into lines that are even', () => {
    expect(fitText('Ames and Brightwell', room, measure).lines).toEqual(['Ames and', 'Brightwell'])
    const { lines } = fitText('one two three four', { ...room, largest: 64 }, measure)
    expect(lines).toEqual(['one two', 'three four'])
  })

  it('gets smaller rather than longer than its room, or wider', () => {
    const name = 'The Old Hammersmith & Riverside Joinery'
    const { lines, size } = fitText(name, room, measure)
    expect(size).toBeLessThan(80)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(400)
    expect(lines.join(' ')).toBe(name)
  })

  it('is cut off with an ellipsis only if nothing else helps', () => {
    const { lines, size } = fitText('windows and doors '.repeat(8), room, measure)
    expect([lines.length, size]).toEqual([3, 40])
    expect(lines.at(-1)).toMatch(/…$/)
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(400)
    const word = fitText('Wohlfahrtsschifffahrtsgesellschaft', room, measure)
    expect(word.lines.join('')).toBe('Wohlfahrtsschifffahrtsgesellschaft')
  })

  it('is broken anywhere in a language without spaces', () => {
    expect(fitText('日本語の文章には空白がありません', room, measure).lines.length).toBeGreaterThan(1)
  })

  it('of nothing has no lines', () => {
    expect(fitText(' ', room, measure).lines).toEqual([])
  })
})
