import { limits } from '#renderer/document/fields/limits.ts'
import { handleReservationDays, releasesKept } from '#worker/publishing/schema.ts'
import { domainsPerWebsite } from '#worker/websites/states.ts'

const bytesPerMegabyte = 1024 * 1024

/** Limits of an account. `websites` is WEBSITE_LIMIT of wrangler.toml, as a test verifies. */
export const planLimits = {
  websites: 5,
  pictures: limits.imagesPerWebsite,
  pictureMegabytes: limits.imageBytes / bytesPerMegabyte,
  versions: releasesKept,
  domains: domainsPerWebsite,
  daysAddressRests: handleReservationDays,
} as const
