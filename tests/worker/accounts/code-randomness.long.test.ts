import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { openAuth } from '../../../worker/accounts/auth.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

afterEach(() => vi.restoreAllMocks())

const drawOne = async () => {
  const { api } = await openAuth(contextOf(env), { attempt: 'a' })
  return api.createVerificationOTP({ body: { email: 'random@example.com', type: 'sign-in' } })
}

const draw = async (count: number) => {
  const codes: string[] = []
  for (let drawn = 0; drawn < count; drawn += 50) {
    codes.push(...(await Promise.all(Array.from({ length: 50 }, drawOne))))
  }
  return codes
}

// ASVS 6.4.1, ASVS 6.5.4
it('six-digit codes use every digit and every bit equally often', async () => {
  const codes = await draw(2000)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  // Two in a million are the same: about two pairs in 2,000.
  expect(new Set(codes).size).toBeGreaterThan(1980)
  for (let place = 0; place < 6; place++) {
    const counts = Array.from('0123456789', (digit) => codes.filter((code) => code[place] === digit).length)
    const expected = codes.length / 10
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Nine degrees of freedom: above 40 once in 130,000 draws.
    expect(chiSquare).toBeLessThan(40)
  }
  const odd = codes.join('').replaceAll(/[02468]/g, '').length
  expect(Math.abs(odd - 6000)).toBeLessThan(5 * Math.sqrt(12_000 / 4))
  const risen = codes.filter((code, index) => code > (codes[index - 1] ?? code)).length
  expect(Math.abs(risen - 1000)).toBeLessThan(100)
})

// ASVS 6.5.3
it('six-digit codes use only the cryptographic random source', async () => {
  const weak = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const strong = vi.spyOn(crypto, 'getRandomValues')
  const codes = await draw(50)
  expect(new Set(codes).size).toBeGreaterThan(45)
  expect(strong.mock.calls.length).toBeGreaterThanOrEqual(50)
  weak.mockRestore()
  // Bytes from 250 to 255 are discarded because they would favor some digits.
  strong.mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(Uint8Array.from(array, (_, index) => (index % 2 ? 137 : 253)))
    return array
  })
  expect(await drawOne()).toBe('777777')
})
