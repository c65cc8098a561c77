import { expect, it } from 'vitest'
import { digitsOf, foldText, searchTextOf } from '../../../worker/messages/fold-text.ts'

it.each([
  ['Müller', 'muller'],
  ['Mu\u0308ller', 'muller'],
  ['STRASSE Straße STRAẞE', 'strasse strasse strasse'],
  ['Søren Łukasz İzmir', 'soren lukasz izmir'],
  ['ｶﾞｽ　修理', 'カス 修理'],
  ['ガス 修理', 'カス 修理'],
  ['Ⅳ ℡ ﬁ', 'iv tel fi'],
  [' a\r\n\t\u00a0b\u2003c ', 'a b c'],
  ['100% _', '100% _'],
  ['', ''],
])('folds %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(folded)).toBe(folded)
})

it.each([
  ['+43 (0)660 / 123-45', '43066012345'],
  ['0043 660 12345', '4366012345'],
  ['０１２３', '123'],
  ['ask for Ada', ''],
])('finds the digits of %j', (phone, digits) => expect(digitsOf(phone)).toBe(digits))

it('keeps fields apart, the digits first', () => {
  const sent = { name: 'Ünal', email: 'U@x.at', phone: '+43 1', message: 'One\nTwo' }
  expect(searchTextOf(sent)).toBe('431\nunal\nu@x.at\n+43 1\none two')
  expect(searchTextOf({ ...sent, phone: '' })).toBe('\nunal\nu@x.at\n\none two')
})
