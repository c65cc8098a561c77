import { expect, test } from 'vitest'
import { announcementOf } from '../../../../editor/features/onboarding/use-announced-facts.ts'

test.each([
  [[], ''],
  [['12 years'], 'Understood: 12 years'],
  [['12 years', 'City & Guilds', 'Totnes'], 'Understood: 12 years, City & Guilds, Totnes'],
  [
    ['12 years', 'City & Guilds', 'Totnes', 'Cut £28', 'Beard £15'],
    'Understood: 12 years, City & Guilds, Totnes and 2 more',
  ],
])('of the new facts %j it says %j', (fresh, said) => {
  expect(announcementOf(fresh)).toBe(said)
})
