import * as z from 'zod'
import { choice, line, list, nodeId, phoneNumber, prose, toggle } from './fields/fields.ts'
import { limits } from './fields/limits.ts'
import { day, optionalDay } from './values/day.ts'
import { pointProblem } from './values/map-point.ts'

/**
 * What is true of a business, said once and shown in many places: the header, the contact section, the footer, the strip of facts, the
 * services, structured data, legal pages, the checklist and the Markdown twin all read from here.
 */

/** Where a fact came from: the owner typed it, their old website says it, or a model read it in the owner's words. */
const source = z.enum(['typed', 'imported', 'model']).default('typed')
/** The owner's words for a fact, unless it was typed into its own field. */
const quote = z.string().max(limits.quote).optional()
/** The day on which the owner last entered or confirmed a fact; undefined if unknown. */
const confirmedOn = day.optional()
const origin = { source, quote, confirmedOn }
export type FactOrigin = z.infer<z.ZodObject<typeof origin>>
/** `id` is unique within its list, so that a section can refer to it and survive reordering. */
const fact = { id: nodeId, ...origin }

const currency = z.string().regex(/^[A-Z]{3}$/)

/** An amount in whole units of `currency` (ISO 4217): 28.5 EUR. An amount of 0 is free of charge. */
export const price = z.object({
  amount: z.number().min(0).max(1_000_000_000),
  /** The upper end of a range, null for a single price. */
  to: z.number().min(0).max(1_000_000_000).nullable().default(null),
  currency,
  /** The price is the lowest there is: 'from £45'. */
  from: z.boolean().default(false),
  /** What one of it is, in the owner's words: 'per hour', '/ person'. Blank for the whole service. */
  unit: z.string().max(limits.priceUnit).default(''),
})
export type Price = z.infer<typeof price>

export const offered = z.object({
  ...fact,
  name: line({ label: 'Name', max: limits.serviceName }),
  variant: line({
    label: 'Variant',
    max: limits.serviceName,
    hint: 'Of a service with several prices: Short hair, 2 bedrooms.',
  }),
  price: price.nullable().default(null).meta({ label: 'Price', control: 'price' }),
  /** Shown while there is no price: 'Price on request'. */
  priceWords: line({
    label: 'Price in words',
    max: limits.priceWords,
    hint: 'Shown while there is no amount. For example On request.',
  }),
  /** As the owner wrote it: '45 min'. */
  duration: line({ label: 'Duration', max: limits.duration, hint: 'For example 45 min.' }),
  /** What the owner says of it, word for word. */
  note: prose({ label: 'What it includes', max: limits.serviceNote }),
  /** The heading it belongs under in a menu or a price list. */
  group: line({
    label: 'Group',
    max: limits.serviceGroup,
    hint: 'A heading for several services in the price list.',
    suggests: 'groups',
  }),
})
export type OfferedService = z.infer<typeof offered>

export const person = z.object({
  ...fact,
  name: line({ label: 'Name', max: 120 }),
  role: line({ label: 'Role', max: 80 }),
  /** Training, credentials and what else the owner says of this person, word for word. */
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
  /** As people of the country write it; with its country's code where it is another country's. */
  number: phoneNumber({ label: 'Number', hint: 'The sign in it says whether it is for calls or for WhatsApp.' }),
})
export type BusinessPhone = z.infer<typeof phone>

export const email = z.object({ ...fact, address: line({ label: 'Email', max: limits.email, input: 'email' }) })
export const page = z.object({
  ...fact,
  url: line({ label: 'Link', max: limits.url }),
  /** Whether its owner sends customers there to write reviews. */
  forReviews: z.boolean().optional(),
})
export const area = z.object({
  ...fact,
  name: line({ label: 'Area', max: 80 }),
  /** In degrees. Null if unknown. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
})
/** `code` is BCP 47: 'en', 'pt-BR'. */
export const spoken = z.object({ ...fact, code: line({ label: 'Language', max: 12 }) })
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

/** From 00:00 to 24:00. A period that closes at or before it opens goes on past midnight. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const period = z.object({
  days: z.array(z.enum(weekdays)).max(7),
  opens: timeOfDay,
  closes: timeOfDay,
})
export type OpeningPeriod = z.infer<typeof period>

/** A day, or several in a row, on which the business is closed or has other hours. */
const hoursException = z.object({
  id: nodeId,
  /** What it is called: 'Christmas'. */
  label: z.string().max(limits.exceptionLabel).default(''),
  firstDay: optionalDay,
  /** Blank for a single day. */
  lastDay: optionalDay,
  /** When it is open on each of the days. Empty: closed. */
  times: z
    .array(z.object({ opens: timeOfDay, closes: timeOfDay }))
    .max(3)
    .default([]),
})
export type HoursException = z.infer<typeof hoursException>

export const openingHours = z.object({
  /** Times at which the business is open; a day may have several. */
  periods: z.array(period).max(21).default([]),
  /** Days of which the owner said that the business is closed. */
  closed: z.array(z.enum(weekdays)).max(7).default([]),
  byAppointment: toggle({ label: 'By appointment' }),
  exceptions: z.array(hoursException).max(limits.hoursExceptions).default([]),
  /** Whatever neither a period nor a date can say, a line each: 'Open on bank holidays'. */
  note: prose({ label: 'Notes', max: limits.businessHoursNote, hint: 'One line for each.' }),
  ...origin,
})
export type OpeningHours = z.infer<typeof openingHours>

/** A sentence of the owner's own, with what was read in it. */
const sentence = z.object({
  id: nodeId,
  source,
  text: z.string().max(limits.businessDescription),
  /** The ids of the facts it says. */
  facts: z.array(z.string().max(64)).max(64).default([]),
  /** Whether it says nothing beside those facts: shown elsewhere, they make it redundant. */
  covered: z.boolean().default(false),
  /** The customers' question with which the text begins, and which its rest answers. */
  question: z.string().max(256).optional(),
})
export type OwnSentence = z.infer<typeof sentence>

/** How long the business exists, or how long its owner has done the work. */
export const since = z.object({
  /** The year in which it was founded. */
  year: z.number().int().min(1000).max(2100).nullable().default(null),
  /** Years of experience, as the owner gave them. */
  years: z.number().int().min(1).max(500).nullable().default(null),
  ...origin,
})

export const business = z.object({
  /** The owner's description, as typed. */
  activities: prose({ label: 'What you do, in your own words', max: limits.businessDescription }),
  /** Where the business is, as typed. */
  location: line({ label: 'Where you are', max: limits.businessLocation, hint: 'A town or an area.' }),
  /** The place that the location names, once it is resolved. */
  place: z
    .object({
      town: z.string().max(128).default(''),
      region: z.string().max(128).default(''),
      /** ISO 3166-1 alpha-2; blank where it is not known. */
      country: z
        .string()
        .regex(/^([A-Z]{2})?$/)
        .default(''),
      latitude: z.number().min(-90).max(90).nullable().default(null),
      longitude: z.number().min(-180).max(180).nullable().default(null),
    })
    .prefault({}),
  /** What the business does for a living. */
  trade: z
    .object({
      /** Of a trade in templates/trades; blank for any other. */
      slug: z
        .string()
        .regex(/^[a-z-]{0,32}$/)
        .default(''),
      /** The schema.org type: 'Plumber'. Blank means LocalBusiness. */
      schemaType: z.string().max(64).default(''),
      /** Whether customers come without an appointment. */
      walkIns: z.boolean().default(false),
      /** The credentials that customers look for, the most convincing first. */
      proof: z.array(z.enum(credentialKinds)).max(credentialKinds.length).default([]),
      /** The owner's word for it, as a title shows it: 'Dog groomer'. Blank when unknown. */
      name: line({ label: 'Trade', max: 64, hint: 'As in a title: Dog groomer, Emergency plumber.' }),
      ...origin,
    })
    .prefault({})
    .meta({ label: 'Trade', control: 'group' }),
  people: list(person, { label: 'People', itemLabel: 'person', max: limits.people }),
  /** Null where the owner said neither. */
  since: since.nullable().default(null).meta({ label: 'Experience', control: 'experience' }),
  credentials: list(credential, { label: 'Credentials', itemLabel: 'credential', max: limits.credentials }),
  services: list(offered, { label: 'Services and prices', itemLabel: 'service', max: limits.services }),
  /** The business's usual price for its time. */
  rate: price.extend(origin).nullable().default(null).meta({ label: 'Rate', control: 'price' }),
  areas: list(area, {
    label: 'Areas you serve',
    itemLabel: 'area',
    max: limits.areas,
    control: 'tags',
    hint: 'Towns, districts or postcodes. Press Enter after each.',
  }),
  /** As on an envelope, line by line. */
  address: z
    .object({
      text: prose({ label: 'Address', max: 256, hint: 'As on an envelope, line by line.' }),
      /** As typed: coordinates, or the address of a map that shows the spot. */
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
  links: list(page, {
    label: 'Links',
    itemLabel: 'link',
    max: limits.businessLinks,
    rows: true,
    hint: 'Your profiles, your booking page, your shop.',
  }),
  languages: list(spoken, {
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
  /** The owner's own sentences, in order. */
  sentences: z.array(sentence).max(limits.sentences).default([]),
})
export type Business = z.infer<typeof business>
