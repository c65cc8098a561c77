import * as z from 'zod'
import { choice, line, list, nodeId, phoneNumber, prose, toggle } from './fields/fields.ts'
import { limits } from './fields/limits.ts'
import { day, optionalDay } from './values/day.ts'
import { pointProblem } from './values/map-point.ts'

/**
 * The facts of a business, entered once and shown in many places: header, contact section, footer, facts, services,
 * structured data, legal pages, checklist and Markdown version.
 */

/**
 * The source of a fact: typed by the owner, imported from their old website, or extracted by a model from their
 * words.
 */
const source = z.enum(['typed', 'imported', 'model']).default('typed')
/** The owner's words for a fact that wasn't typed into its own field. */
const quote = z.string().max(limits.quote).optional()
/** The day the owner last entered or confirmed a fact. Undefined if unknown. */
const confirmedOn = day.optional()
const origin = { source, quote, confirmedOn }
export type FactOrigin = z.infer<z.ZodObject<typeof origin>>
/** `id` is unique within its list, so references survive reordering. */
const fact = { id: nodeId, ...origin }

const currency = z.string().regex(/^[A-Z]{3}$/)

/** `amount` in whole units of `currency` (ISO 4217): 28.5 EUR. 0 is free of charge. */
export const price = z.object({
  amount: z.number().min(0).max(1_000_000_000),
  /** The upper end of a range; null for a single price. */
  to: z.number().min(0).max(1_000_000_000).nullable().default(null),
  currency,
  /** A minimum price, as in 'from £45'. */
  from: z.boolean().default(false),
  /** The unit of the price, in the owner's words: 'per hour', '/ person'. Blank for the whole service. */
  unit: z.string().max(limits.priceUnit).default(''),
})
export type Price = z.infer<typeof price>

export const offeredService = z.object({
  ...fact,
  name: line({ label: 'Name', max: limits.serviceName }),
  variant: line({
    label: 'Variant',
    max: limits.serviceName,
    hint: 'Of a service with several prices: Short hair, 2 bedrooms.',
  }),
  price: price.nullable().default(null).meta({ label: 'Price', control: 'price' }),
  /** Shown when there is no price: 'Price on request'. */
  priceWords: line({
    label: 'Price in words',
    max: limits.priceWords,
    hint: 'Shown while there is no amount. For example On request.',
  }),
  /** In the owner's words: '45 min'. */
  duration: line({ label: 'Duration', max: limits.duration, hint: 'For example 45 min.' }),
  /** The owner's description, verbatim. */
  note: prose({ label: 'What it includes', max: limits.serviceNote }),
  /** The heading above it on a menu or price list. */
  group: line({
    label: 'Group',
    max: limits.serviceGroup,
    hint: 'A heading for several services in the price list.',
    suggests: 'groups',
  }),
})
export type OfferedService = z.infer<typeof offeredService>

export const person = z.object({
  ...fact,
  name: line({ label: 'Name', max: 120 }),
  role: line({ label: 'Role', max: 80 }),
  /** Training, credentials and anything else the owner wrote about this person, verbatim. */
  about: prose({ label: 'About', max: 1024 }),
})
export type BusinessPerson = z.infer<typeof person>

export const credentialKinds = ['Qualification', 'License', 'Insurance', 'Membership', 'Award'] as const
export type CredentialKind = (typeof credentialKinds)[number]
export const credential = z.object({
  ...fact,
  kind: choice(credentialKinds, { label: 'Kind' }),
  name: line({ label: 'Name', max: 120, hint: 'For example Gas Safe registered.' }),
  number: line({ label: 'Number', max: 64 }),
})
export type Credential = z.infer<typeof credential>

export const phoneKinds = ['Phone', 'WhatsApp'] as const
export const phone = z.object({
  ...fact,
  kind: choice(phoneKinds, { label: 'Kind' }),
  /** In national format; with a country code if foreign. */
  number: phoneNumber({ label: 'Number', hint: 'The sign in it says whether it is for calls or for WhatsApp.' }),
})
export type BusinessPhone = z.infer<typeof phone>

export const email = z.object({ ...fact, address: line({ label: 'Email', max: limits.email, input: 'email' }) })
export const linkedPage = z.object({
  ...fact,
  url: line({ label: 'Link', max: limits.url }),
  /** Whether the owner asks customers for reviews there. */
  forReviews: z.boolean().optional(),
})
export const serviceArea = z.object({
  ...fact,
  name: line({ label: 'Area', max: 80 }),
  /** In degrees. Null if unknown. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
})
/** `code` is BCP 47: 'en', 'pt-BR'. */
export const spokenLanguage = z.object({ ...fact, code: line({ label: 'Language', max: 12 }) })
export const audience = z.object({ ...fact, text: line({ label: 'Who', max: 120 }) })

export const termKinds = [
  'Deposit',
  'Minimum',
  'CallOut',
  'LeadTime',
  'Booking',
  'Cancellation',
  'Payment',
  'Excluded',
  'Other',
] as const
export const term = z.object({
  ...fact,
  kind: choice(termKinds, { label: 'Kind', default: 'Other' }),
  text: prose({ label: 'In your words', max: 240 }),
})
export type Term = z.infer<typeof term>

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** From 00:00 to 24:00. A period that closes at or before its opening time ends on the next day. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const period = z.object({
  days: z.array(z.enum(weekdays)).max(7),
  opens: timeOfDay,
  closes: timeOfDay,
})
export type OpeningPeriod = z.infer<typeof period>

/** One or more consecutive days with different hours, or closed. */
const hoursException = z.object({
  id: nodeId,
  /** A name such as 'Christmas'. */
  label: z.string().max(limits.exceptionLabel).default(''),
  firstDay: optionalDay,
  lastDay: optionalDay,
  /** Opening times on each of the days. Empty if closed. */
  times: z
    .array(z.object({ opens: timeOfDay, closes: timeOfDay }))
    .max(3)
    .default([]),
})
export type HoursException = z.infer<typeof hoursException>

export const openingHours = z.object({
  /** A day can have several periods. */
  periods: z.array(period).max(21).default([]),
  /** Days that the owner said are closed. Days without periods may just be unknown. */
  closed: z.array(z.enum(weekdays)).max(7).default([]),
  byAppointment: toggle({ label: 'By appointment' }),
  exceptions: z.array(hoursException).max(limits.hoursExceptions).default([]),
  /** Anything that periods and dates can't express, one per line: 'Open on bank holidays'. */
  note: prose({ label: 'Notes', max: limits.businessHoursNote, hint: 'One line for each.' }),
  ...origin,
})
export type OpeningHours = z.infer<typeof openingHours>

const sentence = z.object({
  id: nodeId,
  source,
  text: z.string().max(limits.businessDescription),
  facts: z.array(z.string().max(64)).max(64).default([]),
  /** Whether the sentence contains nothing but these facts, so that it's redundant where they are shown. */
  covered: z.boolean().default(false),
  /** A customer's question at the start of the text, which the rest of the text answers. */
  question: z.string().max(256).optional(),
})
export type OwnSentence = z.infer<typeof sentence>

/** How long the business has existed, or the owner's years of experience. */
export const since = z.object({
  year: z.number().int().min(1000).max(2100).nullable().default(null),
  years: z.number().int().min(1).max(500).nullable().default(null),
  ...origin,
})

export const business = z.object({
  activities: prose({ label: 'What you do, in your own words', max: limits.businessDescription }),
  location: line({ label: 'Where you are', max: limits.businessLocation, hint: 'A town or an area.' }),
  /** The resolved location. */
  place: z
    .object({
      town: z.string().max(128).default(''),
      region: z.string().max(128).default(''),
      /** ISO 3166-1 alpha-2; blank if unknown. */
      country: z
        .string()
        .regex(/^([A-Z]{2})?$/)
        .default(''),
      latitude: z.number().min(-90).max(90).nullable().default(null),
      longitude: z.number().min(-180).max(180).nullable().default(null),
    })
    .prefault({}),
  trade: z
    .object({
      /** The file name in templates/trades; blank for other trades. */
      slug: z
        .string()
        .regex(/^[a-z-]{0,32}$/)
        .default(''),
      /** schema.org type, such as 'Plumber'. Blank means LocalBusiness. */
      schemaType: z.string().max(64).default(''),
      /** Whether customers can come without an appointment. */
      walkIns: z.boolean().default(false),
      proof: z.array(z.enum(credentialKinds)).max(credentialKinds.length).default([]),
      /** The owner's word for the trade, as in a title: 'Dog groomer'. Blank if unknown. */
      name: line({ label: 'Trade', max: 64, hint: 'As in a title: Dog groomer, Emergency plumber.' }),
      ...origin,
    })
    .prefault({})
    .meta({ label: 'Trade', control: 'group' }),
  people: list(person, { label: 'People', itemLabel: 'person', max: limits.people }),
  since: since.nullable().default(null).meta({ label: 'Experience', control: 'experience' }),
  credentials: list(credential, { label: 'Credentials', itemLabel: 'credential', max: limits.credentials }),
  services: list(offeredService, { label: 'Services and prices', itemLabel: 'service', max: limits.services }),
  rate: price.extend(origin).nullable().default(null).meta({ label: 'Rate', control: 'price' }),
  areas: list(serviceArea, {
    label: 'Areas you serve',
    itemLabel: 'area',
    max: limits.areas,
    control: 'tags',
    hint: 'Towns, districts or postcodes. Press Enter after each.',
  }),
  /** Lines as on an envelope. */
  address: z
    .object({
      text: prose({ label: 'Address', max: 256, hint: 'As on an envelope, line by line.' }),
      /** As entered: coordinates, or a link to a map. */
      point: line({
        label: 'Spot on the map',
        max: limits.mapPoint,
        hint: 'For a pin on your map: coordinates, or the long link that OpenStreetMap, Google Maps or Apple Maps has for your door.',
        problem: pointProblem,
      }),
      ...origin,
    })
    .prefault({})
    .meta({ label: 'Address', control: 'group' }),
  hours: openingHours.prefault({}).meta({ label: 'Opening hours', control: 'hours' }),
  phones: list(phone, { label: 'Phone numbers', itemLabel: 'number', max: limits.phones, rows: true }),
  emails: list(email, { label: 'Email addresses', itemLabel: 'email', max: limits.emails, rows: true }),
  links: list(linkedPage, {
    label: 'Links',
    itemLabel: 'link',
    max: limits.businessLinks,
    rows: true,
    hint: 'Your profiles, your booking page, your shop.',
  }),
  languages: list(spokenLanguage, {
    label: 'Languages you speak',
    itemLabel: 'language',
    max: limits.languages,
    control: 'languages',
  }),
  audience: list(audience, {
    label: 'Customers you work for',
    itemLabel: 'kind of customer',
    max: limits.audience,
    control: 'tags',
    hint: 'For example families, landlords, beginners. Press Enter after each.',
  }),
  terms: list(term, { label: 'Terms', itemLabel: 'term', max: limits.terms }),
  sentences: z.array(sentence).max(limits.sentences).default([]),
})
export type Business = z.infer<typeof business>
