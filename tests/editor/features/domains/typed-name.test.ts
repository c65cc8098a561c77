import { expect, it } from 'vitest'
import { pairedName, typedHost } from '../../../../editor/features/domains/connect/typed-name.ts'

it.each([
  ['example.com', 'example.com'],
  ['  Example.COM. ', 'example.com'],
  ['https://www.example.com/shop?a=1', 'www.example.com'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  ['', undefined],
  ['two words', undefined],
])('reads %j as %j', (typed, host) => expect(typedHost(typed)).toBe(host))

it.each([
  ['example.com', 'www.example.com'],
  ['www.example.com', 'example.com'],
  ['https://Example.com/shop', 'www.example.com'],
  ['example.com.', 'www.example.com'],
  ['bäckerei.example', 'www.bäckerei.example'],
  ['', ''],
  ['example', ''],
  ['example.', ''],
])('pairs %j with %j', (typed, pair) => expect(pairedName(typed)).toBe(pair))
