import * as z from 'zod'
import { parseWebAddress } from './parse-web-address.ts'

export { parseWebAddress } from './parse-web-address.ts'

/** Normalizes the web address. Accepts blanks. */
export const webAddress = z
  .string()
  .max(2048)
  .transform((text, context) => {
    const address = parseWebAddress(text)
    if (address !== undefined) return address
    context.addIssue({ code: 'custom', message: 'Please enter a valid web address' })
    return z.NEVER
  })
