import { describe, expect, test } from 'vitest'
import { saysService, withoutService, withService } from '../../../../editor/features/onboarding/listed-services.ts'

const add = (text: string, service = 'Skin fade') => withService(text, service, 'Barber shop')
const remove = (text: string) => withoutService(text, 'Skin fade')

describe('a service that is added to what a business is about', () => {
  test.each([
    ['', 'Barber shop: skin fade'],
    ['  \n', 'Barber shop: skin fade'],
    ['barber shop', 'barber shop: skin fade'],
    ['Barber shop: beard trim', 'Barber shop: beard trim, skin fade'],
    ['Cuts for men,', 'Cuts for men, skin fade'],
    ['We do:', 'We do: skin fade'],
    ['We cut hair by the station.', 'We cut hair by the station. Skin fade'],
    ['Beard trim, skin fade and shaves', 'Beard trim, skin fade and shaves'],
  ])('makes of %j: %j', (text, whole) => {
    expect(add(text)).toBe(whole)
  })

  test('keeps capitals that are more than the first letter', () => {
    expect(add('Accounting practice: payroll', 'VAT returns')).toBe('Accounting practice: payroll, VAT returns')
  })

  test('stands alone where nobody knows what to begin with', () => {
    expect(withService('', 'Skin fade', '')).toBe('Skin fade')
  })
})

describe('a service that is taken out again', () => {
  test.each([
    ['Barber shop: skin fade', 'Barber shop'],
    ['Barber shop: skin fade.', 'Barber shop.'],
    ['Barber shop: skin fade, beard trim', 'Barber shop: beard trim'],
    ['Barber shop: beard trim, skin fade', 'Barber shop: beard trim'],
    ['Cuts, SKIN FADE, shaves', 'Cuts, shaves'],
    ['Cuts, shaves and skin fade', 'Cuts, shaves'],
    ['Cuts, skin fade and shaves', 'Cuts and shaves'],
    ['Skin fade and shaves', 'Shaves'],
    ['Skin fade', ''],
    ['We cut hair. Skin fade, beard trim', 'We cut hair. Beard trim'],
    ['We cut hair, skin fade. Walk in', 'We cut hair. Walk in'],
    ['Cuts:\nSkin fade\nShaves', 'Cuts:\nShaves'],
  ])('leaves of %j: %j', (text, rest) => {
    expect(remove(text)).toBe(rest)
  })

  test.each(['We do a skin fade for children', 'Skin fades', ''])('is not found in %j, which stays', (text) => {
    expect(saysService(text, 'Skin fade')).toBe(false)
    expect(remove(text)).toBe(text)
  })

  test('may contain commas and an ‘and’', () => {
    const knees = 'Knees, hips and ankles'
    const both = withService('Manual therapy', knees, '')
    expect(both).toBe('Manual therapy, knees, hips and ankles')
    expect(saysService(both, knees)).toBe(true)
    expect(withoutService(both, knees)).toBe('Manual therapy')
  })

  test('leaves what was there before, whatever was added', () => {
    const services = ['Skin fade', 'Beard trim', 'What it’s worth', 'Cut (and wash)']
    for (const before of ['Barber shop', 'Barber shop: shaves', 'We cut hair.']) {
      const all = services.reduce((text, service) => add(text, service), before)
      expect(services.every((service) => saysService(all, service))).toBe(true)
      expect(services.reduce(withoutService, all)).toBe(before)
      expect(services.toReversed().reduce(withoutService, all)).toBe(before)
    }
  })
})
