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

/** Pictures drawn of the website: the icon and the card by the editor, so that publishing need not, and the map by publishing. */
export const drawnPictures = z.object({
  /** Tells what they were drawn from: another value, and they are out of date. */
  of: z.string().max(64).default(''),
  /** The browser icon in all its sizes, where the owner has given none. */
  icon: image.nullable().default(null),
  /** What a link to the website is shown with, 1200 by 630. */
  card: image.nullable().default(null),
  /** The map of the contact section, and the view that it shows (facts/maps/map-view.ts): that of another view is out of date. */
  map: z
    .object({ of: z.string().max(64), image })
    .nullable()
    .default(null),
})
export type DrawnPictures = z.infer<typeof drawnPictures>

/** What is true of the whole website rather than of one section. */
export const siteSettings = z.object({
  companyName: z.string().max(limits.businessName).default(''),
  pageTitle: z.string().max(limits.websiteTitle).default(''),
  /** What search results show under the title; blank for the beginning of the introduction. */
  pageDescription: z.string().max(limits.pageDescription).default(''),
  seoKeywords: z.string().max(limits.seoKeywords).default(''),
  /** Whether search engines may list the site. */
  searchIndexing: z.boolean().default(true),
  /** Empty, or of the shape G-XXXXXXXXXX. */
  analyticsId: z
    .string()
    .max(limits.analyticsId)
    .regex(/^(G-[A-Z0-9]{4,10})?$/)
    .default(''),
  browserIcon: photo.nullable().default(null),
  drawn: drawnPictures.prefault({}),
  announcement: announcement.prefault({}),
  cookieBanner: cookieBanner.prefault({}),
  /** BCP 47, the language the page is written in. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .default('en'),
  /** IANA, 'Europe/Berlin': in which days begin and end. Blank until the owner first gives a day; UTC then. */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+/-]*$/)
    .default(''),
  formLanguage: z.enum(formLanguages).default('english'),
  legal: legalSettings.prefault({}),
})
export type SiteSettings = z.infer<typeof siteSettings>
