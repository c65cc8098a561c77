import { describe, expect, it } from 'vitest'
import { linkProblem, networkName } from '../../../editor/fields/link-text.ts'

describe('what is wrong with a link', () => {
  it.each([
    ['Web', 'example.com', undefined],
    ['Web', '', undefined],
    ['Web', 'example', 'Please enter a valid web address'],
    ['Web', 'javascript:alert(1)', 'Please enter a valid web address'],
    ['Social', 'not an address', 'Please enter a valid web address'],
    ['Email', 'me@example.com', undefined],
    ['Email', 'me@', 'Invalid email'],
    ['Phone', '(020) 7946 0018', undefined],
    ['Phone', 'call me', 'Please enter a valid phone number'],
    ['Section', 'services', undefined],
    ['None', 'anything', undefined],
  ] as const)('%s %j: %s', (type, value, problem) => {
    expect(linkProblem({ type, value })).toBe(problem)
  })
})

it('calls the network once named Twitter by its name today', () => {
  expect(networkName('Twitter')).toBe('X')
  expect(networkName('LinkedIn')).toBe('LinkedIn')
})
