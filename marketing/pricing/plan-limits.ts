import { limits } from '#renderer/document/fields/limits.ts'
import { handleReservationDays, releasesKept } from '#worker/publishing/schema.ts'
import { domainsPerWebsite } from '#worker/websites/states.ts'

const bytesPerMegabyte = 1024 * 1024

/** Limits of an account. A test verifies that `websites` equals WEBSITE_LIMIT in wrangler.toml. */
export const planLimits = {
  websites: 5,
  pictures: limits.imagesPerWebsite,
  pictureMegabytes: limits.imageBytes / bytesPerMegabyte,
  versions: releasesKept,
  domains: domainsPerWebsite,
  daysAddressRests: handleReservationDays,
} as const
