import { limits } from '#renderer/document/fields/limits.ts'
import { daysHandleRests, releasesKept } from '#worker/publishing/schema.ts'
import { domainsPerWebsite } from '#worker/websites/states.ts'

const bytesAMegabyte = 1024 * 1024

/** What an account gets, in numbers. `websites` is WEBSITE_LIMIT of wrangler.toml, which a test holds it to. */
export const planLimits = {
  websites: 5,
  pictures: limits.imagesPerWebsite,
  pictureMegabytes: limits.imageBytes / bytesAMegabyte,
  versions: releasesKept,
  domains: domainsPerWebsite,
  daysAddressRests: daysHandleRests,
} as const
