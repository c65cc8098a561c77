import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../run.mjs'

const business = z.object({
  id: z.string(),
  businessName: z.string(),
  businessActivities: z.string(),
  businessLocation: z.string(),
})
export type TriedBusiness = z.infer<typeof business>

const file = join(root, 'scripts/try-model/businesses.json')
export const businesses = z.array(business).parse(JSON.parse(readFileSync(file, 'utf8')))

/** A stranger, whose limits are raised in the local context. */
export const caller = { userId: null, address: 'try-model', network: null }
