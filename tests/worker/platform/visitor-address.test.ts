import { expect, it } from 'vitest'
import { visitorAddress } from '../../../worker/platform/http/caller.ts'

const of = (address: string) => visitorAddress(new Headers({ 'cf-connecting-ip': address }))

it('counts all of an IPv6 network as one visitor, however its addresses are written', () => {
  expect(of('2001:db8::1')).toBe(of('2001:db8::2'))
  expect(of('2001:db8::1')).toBe(of('2001:db8:0:0:ffff:1:2:3'))
  expect(of('2001:db8:1:2::5')).toBe(of('2001:db8:1:2:a:b:c:d'))
  expect(of('::1')).toBe(of('::ffff:2'))
  expect(of('2001:db8:0:1::1')).not.toBe(of('2001:db8:0:2::1'))
})

it('tells IPv4 addresses apart', () => {
  expect(of('203.0.113.7')).toBe('203.0.113.7')
  expect(of('203.0.113.7')).not.toBe(of('203.0.113.8'))
})
