import { limits } from '../../../renderer/document/limits.ts'
import { type Found, matchesOf } from './text.ts'

const email =
  /(?<![\w.+-])[\p{L}\d](?:[\p{L}\d._+-]*[\p{L}\d_-])?@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}(?![\w@])/gu

export const emailsIn = (text: string): Found<{ address: string }>[] =>
  matchesOf(text, email)
    .filter(({ match: [address] }) => address.length <= limits.email)
    .map(({ match: [address], span }) => ({ address, spans: [span] }))
