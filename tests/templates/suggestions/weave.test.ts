import { expect, it } from 'vitest'
import { weave } from '../../../templates/suggestions/passages.ts'

const threads = { name: 'Alder & Finch', place: 'Portland', what: '' }

it('fills in what is known', () => {
  expect(weave('{name} works in {place}.', threads)).toBe('Alder & Finch works in Portland.')
})

it('keeps a clause whose value is known, and leaves out one whose value is not', () => {
  expect(weave('Repairs[ in {place}], done well', threads)).toBe('Repairs in Portland, done well')
  expect(weave('Repairs[ in {place}], done well', { ...threads, place: '' })).toBe('Repairs, done well')
})

it('passes over a text that needs a value it has not got', () => {
  expect(weave('{what} and more', threads)).toBeUndefined()
})

it('begins with a capital', () => {
  expect(weave('{place} plumbers', { ...threads, place: 'the UK' })).toBe('The UK plumbers')
})

it('does not double the full stop of a name that has one', () => {
  expect(weave('Ask {name}.', { ...threads, name: 'Finch & Co.' })).toBe('Ask Finch & Co.')
  expect(weave('Ask[ {name}].', { ...threads, name: 'Finch & Co.' })).toBe('Ask Finch & Co.')
})

it('never reads a value as a pattern', () => {
  expect(weave('{name} in {place}', { ...threads, name: '{place} $& [x]' })).toBe('{place} $& [x] in Portland')
})
