import { expect, it } from 'vitest'
import { partsOfPrice } from '#renderer/facts/parts-of-price.ts'

it('parts a price into its number and what stands beside it', () => {
  expect(partsOfPrice('$28')).toEqual({ before: '$', number: '28', after: '' })
  expect(partsOfPrice('from €1,450 per day')).toEqual({ before: 'from €', number: '1,450', after: ' per day' })
  expect(partsOfPrice('40–60 $')).toEqual({ before: '', number: '40–60', after: ' $' })
  expect(partsOfPrice('On request')).toEqual({ before: 'On request', number: '', after: '' })
})
