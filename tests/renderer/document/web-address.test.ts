import { describe, expect, it } from 'vitest'
import { parseWebAddress, webAddress } from '../../../renderer/document/web-address.ts'

describe('parseWebAddress', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    ['  Shop.Example/Menu  ', 'https://shop.example/Menu'],
    ['http://shop.example', 'http://shop.example/'],
    ['shop.example:8080/a', 'https://shop.example:8080/a'],
    ['HTTPS://SHOP.example/A?b=C', 'https://shop.example/A?b=C'],
    ['', ''],
    ['   ', ''],
  ])('reads %j as %j', (typed, address) => {
    expect(parseWebAddress(typed)).toBe(address)
  })

  it.each([
    'shop',
    'two words.example',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://',
    'http://a@b.example',
    'https://..example',
  ])('refuses %j', (typed) => {
    expect(parseWebAddress(typed)).toBeUndefined()
  })

  it('reports an error in the product’s words as a schema', () => {
    expect(webAddress.parse('shop.example')).toBe('https://shop.example/')
    expect(webAddress.safeParse('shop').error?.issues[0]?.message).toBe('Please enter a valid web address')
  })
})
