import { expect, test } from 'vitest'
import { codeIn, inScheme, linkIn } from '#editor/mailbox/mailbox-screen.tsx'

const link = 'http://localhost:8787/login/link?token=ab-123456-cd'

test('linkIn finds an email’s link, and codeIn finds no code in the link’s token', () => {
  const text = `Sign in\n\nSign in:\n${link}\n\nThe link works once.`
  expect(linkIn(text)).toBe(link)
  expect(codeIn(text)).toBeUndefined()
})

test('codeIn finds the code in an email without a link', () => {
  const text = 'Here is your code\n\n    048213\n\nIt works once, within 10 minutes.'
  expect(codeIn(text)).toBe('048213')
  expect(linkIn(text)).toBeUndefined()
})

test('codeIn ignores numbers written by a visitor', () => {
  expect(codeIn('New message from Sam\n\nPhone: 0664 123456\n\n> 654321\n\n> call 048213')).toBeUndefined()
})

test('linkIn ignores a web address inside a sentence', () => {
  expect(linkIn('Write to us at https://shingle.example at any time.')).toBeUndefined()
})

test('inScheme shows an email in the requested color scheme', () => {
  const css = '@media (prefers-color-scheme: dark) { p { color: white } }'
  expect(inScheme(css, 'dark')).toBe('@media all { p { color: white } }')
  expect(inScheme(css, 'light')).toBe('@media not all { p { color: white } }')
})
