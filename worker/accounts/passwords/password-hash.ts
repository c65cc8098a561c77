import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordCost } from '../../platform/costs.ts'

const saltBytes = 16
const keyBytes = 32
const stored = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/

type Cost = { N: number; r: number; p: number }

/** Stored as `scrypt$N$r$p$salt$key`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await keyOf(password, salt, passwordCost)
  const { N, r, p } = passwordCost
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.exec(hash) ?? []
  if (!N) return false
  const expected = Buffer.from(key, 'base64')
  const actual = await keyOf(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Normalizes letters that another keyboard may encode as other code points. */
function keyOf(password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
