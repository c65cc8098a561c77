import { describe, expect, it } from 'vitest'
import { linkDestination, linkProblem, networkName } from '../../../editor/fields/link-text.ts'

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

it('says in a word where a link leads', () => {
  const targets = [{ id: 'prices', title: 'Prices' }]
  const words = (link: Parameters<typeof linkDestination>[0]) => linkDestination(link, targets)
  expect(words({ type: 'Section', value: 'prices', label: '' })).toBe('Prices')
  expect(words({ type: 'Web', value: 'https://example.com/', label: '' })).toBe('example.com')
  expect(words({ type: 'Social', value: 'https://x.com/me', label: '', network: 'Twitter' })).toBe('X')
  expect(words({ type: 'None', value: 'left over', label: '' })).toBe('')
})
