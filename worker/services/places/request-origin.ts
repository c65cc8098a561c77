import * as z from 'zod'
import type { Env } from '../../env.ts'

/** What the platform knows of where a request comes from; undefined where it is no platform that does. */
export type RequestOrigin = unknown

const text = z.string().trim().max(100).optional().catch(undefined)
const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional().catch(undefined)
const known = z
  .object({
    city: text,
    region: text,
    // Tor and unknown countries have letters too, which are no country's.
    country: z
      .string()
      .regex(/^(?!XX)[A-Z]{2}$/)
      .optional()
      .catch(undefined),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .catch({})

/** Where a request comes from, as far as it is known. In development nothing is: there the platform makes up a city in Texas. */
export const originOf = ({ ENVIRONMENT }: Pick<Env, 'ENVIRONMENT'>, origin: RequestOrigin): z.infer<typeof known> =>
  ENVIRONMENT === 'development' ? {} : known.parse(origin ?? {})
