import * as z from 'zod'
import { limits } from './fields/limits.ts'
import { legalSettings } from './legal.ts'
import { color } from './theme.ts'
import { announcement } from './values/announcement.ts'
import { image, photo } from './values/image.ts'
import { formLanguages } from './values/languages.ts'

export const cookieBanner = z.object({
  enabled: z.boolean().default(false),
  primaryText: z.string().max(limits.cookieText).default('This website uses cookies'),
  buttonText: z.string().max(limits.cookieButton).default('OK'),
  backgroundColor: color.default('#16191d'),
})

/** Pictures generated from the website. The editor generates the icon and the card, publishing the map. */
export const drawnPictures = z.object({
  /** Fingerprint of the source. If it differs, the pictures are out of date. */
  of: z.string().max(64).default(''),
  /** The browser icon in all sizes, unless the owner has uploaded one. */
  icon: image.nullable().default(null),
  /** The link preview, 1200 by 630. */
  card: image.nullable().default(null),
  /** The contact section's map and its view (facts/maps/map-view.ts). Out of date if the view differs. */
  map: z
    .object({ of: z.string().max(64), image })
    .nullable()
    .default(null),
})
export type DrawnPictures = z.infer<typeof drawnPictures>

export const siteSettings = z.object({
  companyName: z.string().max(limits.businessName).default(''),
  pageTitle: z.string().max(limits.websiteTitle).default(''),
  /** Description for search results. Defaults to the start of the introduction. */
  pageDescription: z.string().max(limits.pageDescription).default(''),
  seoKeywords: z.string().max(limits.seoKeywords).default(''),
  searchIndexing: z.boolean().default(true),
  /** Blank, or an id such as G-XXXXXXXXXX. */
  analyticsId: z
    .string()
    .max(limits.analyticsId)
    .regex(/^(G-[A-Z0-9]{4,10})?$/)
    .default(''),
  browserIcon: photo.nullable().default(null),
  drawn: drawnPictures.prefault({}),
  announcement: announcement.prefault({}),
  cookieBanner: cookieBanner.prefault({}),
  /** BCP 47. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .default('en'),
  /** IANA time zone for dates, such as 'Europe/Berlin'. Blank, meaning UTC, until the owner first enters a day. */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+/-]*$/)
    .default(''),
  formLanguage: z.enum(formLanguages).default('english'),
  legal: legalSettings.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettings>
