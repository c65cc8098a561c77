import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { parsePoint, pointProblem } from '../../../renderer/document/values/map-point.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'
import { mapKey, mapView } from '../../../renderer/facts/maps/map-view.ts'
import { fullSite } from '../fixtures/full-site.ts'

const door = { latitude: 50.4316, longitude: -3.6836 }

describe('a spot on the map', () => {
  it('parses common notations of coordinates', () => {
    for (const text of [
      '50.4316, -3.6836',
      ' 50.4316,-3.6836 ',
      '(50.4316, -3.6836)',
      '50.4316 -3.6836',
      '50,4316; -3,6836',
      '50,4316 -3,6836',
      '50.4316° N, 3.6836° W',
      '50.4316N 3.6836W',
      'geo:50.4316,-3.6836',
    ])
      expect(parsePoint(text), text).toEqual(door)
  })

  it('parses map services’ URLs, preferring the marker to the view', () => {
    for (const url of [
      'https://www.openstreetmap.org/?mlat=50.4316&mlon=-3.6836#map=17/50.5/-3.7',
      'https://www.openstreetmap.org/node/1#map=19/50.4316/-3.6836',
      'https://www.google.com/maps/place/Marlow/@50.44,-3.69,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d50.4316!4d-3.6836',
      'https://www.google.co.uk/maps/@50.4316,-3.6836,17z',
      'https://www.google.com/maps/search/?api=1&query=50.4316%2C-3.6836',
      'https://maps.apple.com/?ll=50.4316,-3.6836&q=Marlow',
      'https://maps.apple.com/place?coordinate=50.4316,-3.6836',
    ])
      expect(parsePoint(url), url).toEqual(door)
  })

  it('rejects addresses, short links and coordinates off the map', () => {
    for (const text of [
      '',
      '12 High Street',
      'https://maps.app.goo.gl/abc123',
      'https://www.google.com/maps/search/?api=1&query=12+High+Street',
      '91, 10',
      '86, 10',
      '10, 181',
      '50.4316',
      '50.4316, -3.6836, 17',
      '😀, 😀',
      '٥٠, ٣',
      'javascript:alert(1)',
      '9'.repeat(640),
    ])
      expect(parsePoint(text), text).toBeUndefined()
  })

  it('reports text that names no spot', () => {
    expect(pointProblem('')).toBeUndefined()
    expect(pointProblem('50.4316, -3.6836')).toBeUndefined()
    expect(pointProblem('12 High Street')).toMatch(/names no spot/)
  })
})

const town = { town: 'Totnes', latitude: 50.43, longitude: -3.68 }
const known = (facts: object) => business.parse({ location: 'Totnes', place: town, ...facts })
const address = { text: '12 High Street\nTotnes', point: '50.4316, -3.6836' }

describe('a map’s view', () => {
  it('shows the owner’s spot with a pin', () => {
    expect(mapView(known({ address }))).toEqual({ ...door, zoom: 16, pin: true })
  })

  it('shows the town without a pin if the spot is missing or unreadable', () => {
    const area = { latitude: 50.43, longitude: -3.68, zoom: 12, pin: false }
    expect(mapView(known({ address: { text: '12 High Street' } }))).toEqual(area)
    expect(mapView(known({ address: { ...address, point: 'by the church' } }))).toEqual(area)
  })

  it('hides the pin if customers don’t visit or the section shows another address', () => {
    const areas = [{ id: 'a', name: 'Dartington' }]
    expect(mapView(known({ areas, address: { ...address, text: ' ' } }))).toMatchObject({ zoom: 10, pin: false })
    expect(mapView(known({ address }), true)).toMatchObject({ latitude: 50.43, pin: false })
  })

  it('remains undefined without a known place', () => {
    expect(mapView(business.parse({ address: { text: '12 High Street' } }))).toBeUndefined()
    expect(mapView(business.parse({ location: 'Totnes' }))).toBeUndefined()
  })

  it('gets the same key for the same view', () => {
    expect(mapKey({ ...door, zoom: 16 })).toBe('16/50.43160/-3.68360')
  })
})

describe('a spot after a change of address', () => {
  const document = changeBusiness(fullSite, { address: { ...address, source: 'typed' } })
  const pointAfter = (text: string, point = address.point) =>
    changeBusiness(document, { address: { text, point, source: 'typed' } }).business.address.point

  it('remains while street and number stay the same', () => {
    expect(pointAfter('12 High Street\nTotnes TQ9 5RY')).toBe(address.point)
    expect(pointAfter('12 HIGH STREET ')).toBe(address.point)
  })

  it('disappears with its address, unless the spot changes too', () => {
    expect(pointAfter('14 High Street\nTotnes')).toBe('')
    expect(pointAfter('')).toBe('')
    expect(pointAfter('14 High Street\nTotnes', '50.44, -3.69')).toBe('50.44, -3.69')
  })
})
