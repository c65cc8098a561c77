import { expect, test } from 'vitest'
import { humanise } from '../../../editor/fields/humanise.ts'

test.each([
  ['ExtraLarge', 'Extra Large'],
  ['ColorFill', 'Color Fill'],
  ['SemiBold', 'Semi Bold'],
  ['None', 'None'],
  ['korean', 'Korean'],
  ['WhatsApp', 'WhatsApp'],
  ['ImageAndText', 'Image and text'],
])('%s is shown as %s', (name, shown) => {
  expect(humanise(name)).toBe(shown)
})
