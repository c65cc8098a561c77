import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import {
  errorText,
  inputUrl,
  lengthNote,
  newResults,
  readInput,
  requestSummary,
} from '#marketing/scripts/creator-texts.ts'
import { readShortlist } from '#marketing/scripts/shortlist.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'

const maxLengths = { about: 20, place: 10 }

describe('a question typed into a tool', () => {
  test.each([
    { about: 'Dogs & cats, 100%', place: 'Saint-É' },
    { about: 'a+b=c?', place: '' },
    { about: '', place: '' },
  ])('survives a round trip through the URL: %j', (input) => {
    const address = inputUrl('/business-idea-creator', input)
    expect(readInput(new URL(address, 'http://app').search, maxLengths)).toEqual(input)
    expect(address.includes('?')).toBe(input.about !== '')
  })

  test('fits the length of its field, and other parameters are ignored', () => {
    const search = `?about=${'x'.repeat(99)}&place=+Leeds+&name=Bay`
    expect(readInput(search, maxLengths)).toEqual({ about: 'x'.repeat(20), place: 'Leeds' })
  })

  test('appears above the answers in short form', () => {
    expect(requestSummary('Coffee,\n and  cake', 'Bath')).toBe('“Coffee, and cake”, Bath')
    expect(requestSummary('x'.repeat(200), '').length).toBeLessThanOrEqual(92)
  })
})

test('the remaining length is shown from four fifths of the limit', () => {
  expect([0, 80, 81, 100].map((used) => lengthNote(used, 100))).toEqual(['', '', '81 of 100', '100 of 100'])
})

describe('an error message', () => {
  test.each([
    [new ApiError('network'), false, 'You’re offline. What you typed is saved.'],
    [
      new ApiError('network'),
      true,
      'Network connectivity failed. Check your connection and try again. What you typed is saved.',
    ],
    [new ApiError('too_many_requests'), true, 'Too many attempts. Wait a minute and try again.'],
    [
      new ApiError('too_many_requests', { details: { retryAfter: 20 } }),
      true,
      'Too many attempts. Try again in 20 seconds.',
    ],
    [new TypeError('no such thing'), true, 'An unknown error has occurred. Please try again.'],
  ])('matches the error %s while online is %s', (error, isOnline, text) => {
    expect(errorText(error, isOnline)).toBe(text)
  })
})

test('unseen leaves out suggestions already shown, ignoring case', () => {
  expect(newResults(['The Usual', 'Crumbs', 'the usual'], ['CRUMBS'])).toEqual(['The Usual', 'the usual'])
})

describe('the shortlist', () => {
  const saved = { name: 'Lather & Oak', link: wizardLink({ businessName: 'Lather & Oak' }) }

  test('survives a round trip through browser storage', () => {
    expect(readShortlist(JSON.stringify([saved]))).toEqual([saved])
  })

  test.each([
    null,
    '',
    '{',
    '{"name":1}',
    '[null,1,{"name":"x"}]',
    '[{"name":"x","link":"javascript:alert(1)"},{"name":"y","link":"//elsewhere.example"}]',
  ])('is empty if the stored value is %j', (text) => {
    expect(readShortlist(text)).toEqual([])
  })
})
