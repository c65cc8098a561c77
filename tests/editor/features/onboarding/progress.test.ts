import { expect, test } from 'vitest'
import { progressAt } from '../../../../editor/features/onboarding/progress.ts'

test.each([
  [0, false, 'Organizing layouts', false],
  [4499, false, 'Organizing layouts', false],
  [4500, false, 'Personalizing website content', false],
  [8000, false, 'Personalizing website content', true],
  [0, true, 'Finishing touches', false],
  [60_000, true, 'Finishing touches', false],
] as const)('after %d ms, answered %s: %s, slow %s', (waited, answered, phase, slow) => {
  expect(progressAt(waited, answered)).toEqual({ phase, slow })
})
