import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '../../../worker/accounts/passwords/password-hash.ts'

const base64 = (hex: string) => btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16))))

describe('a password hash', () => {
  // ASVS 11.4.2
  it('uses OWASP’s parameters and a new salt each time', async () => {
    const [first, second] = [await hashPassword('seven green bicycles'), await hashPassword('seven green bicycles')]
    expect(first).toMatch(/^scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/)
    expect(first).not.toBe(second)
    expect(await verifyPassword({ hash: second, password: 'seven green bicycles' })).toBe(true)
    expect(await verifyPassword({ hash: second, password: 'seven green bicycle' })).toBe(false)
  })

  // ASVS 11.2.1
  it('matches RFC 7914', async () => {
    const known =
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640'
    const key = scryptSync('password', 'NaCl', 64, { N: 1024, r: 8, p: 16, maxmem: 64 * 1024 * 1024 })
    expect(key.toString('hex')).toBe(known)
    // The first 32 bytes of a key do not depend on its length.
    const hash = `scrypt$1024$8$16$${btoa('NaCl')}$${base64(known.slice(0, 64))}`
    expect(await verifyPassword({ hash, password: 'password' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'Password' })).toBe(false)
  })

  // ASVS 6.2.10, ASVS 11.2.2
  it('works with other parameters, so these can grow', async () => {
    const salt = 'a salt of yesteryear'
    for (const [N, r, p] of [
      [2 ** 12, 8, 1],
      [2 ** 15, 8, 3],
    ] as const) {
      const key = scryptSync('seven green bicycles', salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 })
      const hash = `scrypt$${N}$${r}$${p}$${btoa(salt)}$${key.toString('base64')}`
      expect(await verifyPassword({ hash, password: 'seven green bicycles' })).toBe(true)
      expect(await verifyPassword({ hash, password: 'eight green bicycles' })).toBe(false)
    }
  })

  // ASVS 6.2.8
  it('treats equivalent Unicode input as the same password', async () => {
    const hash = await hashPassword('café à la crème'.normalize('NFC'))
    expect(await verifyPassword({ hash, password: 'café à la crème'.normalize('NFD') })).toBe(true)
  })

  it('rejects every password when invalid', async () => {
    for (const hash of ['', 'plain', 'scrypt$16384$8$5$$', 'scrypt$16384$8$5$AAAA$AAAA', '$2b$10$abc']) {
      expect(await verifyPassword({ hash, password: '' })).toBe(false)
    }
  })
})
