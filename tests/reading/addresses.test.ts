import { describe, expect, it } from 'vitest'
import { addressIn, isAddress } from '../../worker/reading/address.ts'

const addresses = [
  '2010 Pearl Street, Boulder, CO 80302',
  '2010 Pearl Street, Boulder, CO 80302-1234',
  '4 Market Place, Hexham NE46 3NU',
  '4 Market Place, Hexham, NE46 3NU',
  '12 High Street, London EC1A 1BB',
  '120 King Street, Toronto, ON M5V 2T6',
  'Hauptstraße 5, 10115 Berlin',
  'Hauptstraße 5, D-10115 Berlin',
  'Ringstraße 7, 1010 Wien',
  'Keizersgracht 12, 1015 CS Amsterdam',
  'Keizersgracht 12, 1015CS Amsterdam',
  'Rua Augusta 21, 1100-048 Lisboa',
  'ul. Marszałkowska 8, 00-950 Warszawa',
  'Storgatan 5, 114 55 Stockholm',
  'Rua Augusta, 123, São Paulo - SP, 01310-100',
  '8 Dawson Street, Dublin D02 AF30',
  '41 Collins Street, Melbourne VIC 3000',
  '11 Meguro Street, Tokyo 153-0063',
  '12 Residency Road, Bengaluru 560001',
  '12 Residency Road, Bengaluru - 560 001',
  '5 rue de Rivoli, 75001 Paris',
  'Calle Mayor 3, 28013 Madrid',
  'Via Roma 9, 20121 Milano',
]

describe('addresses in a text', () => {
  it.each(addresses)('include all of %s', (address) => {
    for (const text of [address, `We are at ${address}.`, `${address}. Open Monday to Friday.`])
      expect(addressIn(text)?.text).toBe(address)
  })

  it.each(addresses)('include a street in %s', (address) => {
    expect(isAddress(address)).toBe(true)
  })

  it.each(['Boulder, CO 80302', 'Hexham NE46 3NU', '10115 Berlin', '114 55 Stockholm', '150-0002 Tokyo'])(
    'exclude the town %s',
    (place) => {
      expect(isAddress(place)).toBe(false)
    },
  )

  it('end before unrelated words', () => {
    expect(addressIn('12 High Street, 24 hour service')?.text).toBe('12 High Street')
    expect(addressIn('Hauptstraße 5, 10115 Berlin, Termine nach Vereinbarung')?.text).toBe(
      'Hauptstraße 5, 10115 Berlin',
    )
  })
})
