import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPhases } from '../../../worker/creation/run/run-creation.ts'

let said: string[]
const open = () =>
  startPhases(({ phase, slow, imported }) => said.push([phase, slow && 'slow', imported].filter(Boolean).join(' ')))

beforeEach(() => {
  said = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('says each phase once, and never an earlier one', () => {
  const { enter } = open()
  for (const phase of ['checking', 'importing', 'checking', 'organizing', 'organizing', 'importing'] as const)
    enter(phase)
  expect(said).toEqual(['checking', 'importing', 'organizing'])
})

it('counts layouts as done after 4.5 seconds, and says after 8 that it takes long', () => {
  const { enter } = open()
  enter('organizing')
  vi.advanceTimersByTime(4499)
  expect(said).toEqual(['organizing'])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['organizing', 'personalizing'])
  enter('personalizing')
  vi.advanceTimersByTime(3499)
  expect(said).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(said.at(-1)).toBe('personalizing slow')
})

it('times the reading of a link separately, and remembers its result', () => {
  const { enter } = open()
  enter('checking')
  vi.advanceTimersByTime(5000)
  enter('importing')
  vi.advanceTimersByTime(3000)
  expect(said.at(-1)).toBe('importing slow')
  enter('organizing', 'minimal')
  expect(said.at(-1)).toBe('organizing minimal')
  vi.advanceTimersByTime(8000)
  expect(said.slice(-2)).toEqual(['personalizing minimal', 'personalizing slow minimal'])
  enter('finishing')
  expect(said.at(-1)).toBe('finishing slow minimal')
})

it('says nothing more once it has ended', () => {
  const { enter, end } = open()
  enter('organizing')
  end()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual(['organizing'])
})
