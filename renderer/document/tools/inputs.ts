import * as z from 'zod'
import type { WebsiteSettings } from '../website-settings.ts'

// Fields shared by several tools. worker/asks/reading repairs model input by `format`.

/** '09:00', up to '24:00'. */
export const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time of the 24-hour clock, such as 09:00.')
  .meta({ format: 'clock', description: '24-hour clock: 09:00, 17:30' })

export const date = z.iso.date().meta({ format: 'date', description: '2026-12-24' })

export const sectionId = z.string().max(48).meta({ format: 'section', description: 'The id of a section: services' })

export const fieldPath = z
  .string()
  .max(200)
  .meta({ format: 'path', description: 'As listed with the page: services.items.service-2.heading' })

/** In the business's currency, unless another is given. */
export const amount = z.number().min(0).max(1_000_000_000)

/** ISO 4217. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'A currency code, such as GBP.')
  .meta({ format: 'currency', description: 'Only if it is another than the other prices have: EUR' })

export const currencyOf = ({ business: { services, rate } }: WebsiteSettings): string | undefined =>
  services.find(({ price }) => price !== null)?.price?.currency ?? rate?.currency
