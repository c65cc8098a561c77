import { expect, test } from 'vitest'
import { codeIn, inScheme, linkIn } from '#editor/mailbox/mailbox-screen.tsx'

const link = 'http://localhost:8787/login/link?token=ab-123456-cd'

test('a mail with a link is opened by it, and its token is not taken for a code', () => {
  const text = `Sign in\n\nSign in:\n${link}\n\nThe link works once.`
  expect(linkIn(text)).toBe(link)
  expect(codeIn(text)).toBeUndefined()
})

test('a mail with a code has the code alone', () => {
  const text = 'Here is your code\n\n    048213\n\nIt works once, within 10 minutes.'
  expect(codeIn(text)).toBe('048213')
  expect(linkIn(text)).toBeUndefined()
})

test('a number that a visitor wrote is no code', () => {
  expect(codeIn('New message from Sam\n\nPhone: 0664 123456\n\n> 654321\n\n> call 048213')).toBeUndefined()
})

test('an address within a sentence is not what a mail is for', () => {
  expect(linkIn('Write to us at https://shingle.example at any time.')).toBeUndefined()
})

test('a mail is shown in the scheme that is asked for, not in the one of the system', () => {
  const css = '@media (prefers-color-scheme: dark) { p { color: white } }'
  expect(inScheme(css, 'dark')).toBe('@media all { p { color: white } }')
  expect(inScheme(css, 'light')).toBe('@media not all { p { color: white } }')
})
