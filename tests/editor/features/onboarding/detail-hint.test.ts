import { expect, test } from 'vitest'
import { detailHint } from '../../../../editor/features/onboarding/detail-hint.ts'

test.each([
  ['', 'More detail makes better suggestions.'],
  ['  ', 'More detail makes better suggestions.'],
  ['Plumber', 'A good start. Which services do you offer?'],
  ['Leaks, drains', 'Good. Who is it for?'],
  ['Leaks and drains for homes', 'Good. What do people come to you for, rather than to others?'],
  ['Leaks and drains for homes, evenings too', 'That is plenty to write from.'],
])('beside %j stands: %s', (text, hint) => {
  expect(detailHint(text)).toBe(hint)
})

test('a long text is asked for nothing more', () => {
  expect(detailHint(`Leaks and drains for homes, ${'and pipes in walls '.repeat(10)}`)).toBe(
    'That is plenty to write from.',
  )
})
