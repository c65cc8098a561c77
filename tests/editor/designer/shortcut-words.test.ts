// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useShortcutWords } from '#editor/designer/toolbar/use-shortcuts.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  [
    '⌘Z',
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15',
  ],
  [
    '⌘Z',
    'an iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
  [
    'Ctrl+Z',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0',
  ],
  ['Ctrl+Z', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('the undo shortcut is %s on %s', (keys, _system, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  expect(renderHook(useShortcutWords).result.current.undo).toBe(keys)
})
