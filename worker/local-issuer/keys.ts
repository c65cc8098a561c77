import { exportJWK, generateKeyPair, type JWK } from 'jose'

type Keys = { key: CryptoKey; kid: string; shown: JWK }
let held: Keys | undefined

/** Generated whenever the Worker starts: ID tokens are read in the second in which they are signed. */
export async function localKeys(): Promise<Keys> {
  if (held) return held
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = crypto.randomUUID()
  const shown = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid }
  held ??= { key: privateKey, kid, shown }
  return held
}
