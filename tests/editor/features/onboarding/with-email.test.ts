import { expect, test } from 'vitest'
import { longest } from '../../../../editor/features/onboarding/answers.ts'
import { withEmail } from '../../../../editor/features/onboarding/with-email.ts'
import { factAnswers } from '../../../../worker/contract/facts.ts'

test.each([
  ['', 'ada@example.com'],
  [' 01803 960000 ', '01803 960000, ada@example.com'],
  ['shop@lather.example', undefined],
  ['0'.repeat(longest.contact), undefined],
])('the contact %j becomes %j', (contact, joined) => {
  expect(withEmail(contact, 'ada@example.com')).toBe(joined)
  if (joined) expect(factAnswers.contact.parse(joined)).toBe(joined)
})
