import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { findSampleBusiness, sampleEmail } from '../../templates/samples.ts'
import { describedBy, lookIn } from '../../templates/suggestions/looks.ts'
import { composeCreation } from '../../worker/creation/compose.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import { styleSlug } from '../../worker/pages/sample-paths.ts'
import { localComposer } from '../local-composer.ts'

/** A business as its owner describes it in the wizard. */
const galleryBusiness = z.object({
  businessName: z.string().min(1),
  activities: z.string().min(1),
  location: z.string().default(''),
  contact: z.string().default(''),
})
export type GalleryBusiness = z.infer<typeof galleryBusiness>

const shownTrades = ['plumber', 'restaurant', 'therapist', 'coffee-shop', 'dentist-office']

/** The sample businesses that the gallery shows when no file is named. */
export const sampleTexts = (): GalleryBusiness[] =>
  shownTrades.flatMap((trade) => {
    const sample = findSampleBusiness(trade)
    if (!sample) return []
    const { name: businessName, activities, location, phone } = sample
    return [{ businessName, activities, location, contact: `${phone}, ${sampleEmail(sample)}` }]
  })

/** Reads a JSON array of businesses. Throws an error whose message says what is wrong with the file. */
export function readBusinesses(file: string): GalleryBusiness[] {
  try {
    return z
      .array(galleryBusiness)
      .min(1)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(
      `Could not read businesses from ${file}: it must be a JSON array of { businessName, activities, location, contact }.\n${reason}`,
    )
  }
}

export type GallerySite = { name: string; group: string; label: string; document: WebsiteSettings }

/** The website of each business in every style, composed as the wizard's answers are. */
export async function gallerySites(businesses: readonly GalleryBusiness[]): Promise<GallerySite[]> {
  const sites: GallerySite[] = []
  for (const [index, { businessName, activities, location, contact }] of businesses.entries())
    for (const style of presetStyles) {
      const answers = creationAnswers.parse({
        ...{ businessName, businessActivities: activities, businessLocation: location, contact, sections: null },
        ...lookIn(style, describedBy({ businessName, businessActivities: activities })),
      })
      const name = `${index + 1}-${styleSlug(style)}`
      const document = await composeCreation(localComposer, { answers, creationId: name })
      sites.push({ name, group: businessName, label: style, document })
    }
  return sites
}
