import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { defaultSections } from '../../templates/compose/section-order.ts'
import { findSampleBusiness, sampleWebsite } from '../../templates/samples/sample-website.ts'
import { composedSite } from '../harness/composed-site.ts'

/** The widths in CSS pixels that every screen is taken at: a phone, a tablet and a computer. */
export const widths = [390, 768, 1440] as const

/** As the wizard leaves a website. */
export const freshWebsite: WebsiteSettings = composedSite({
  id: 'fresh',
  palette: 'navy-brass',
  sections: defaultSections,
})

/** As an owner leaves one that is finished. */
export function finishedWebsite(industry: string, style: PresetStyle): WebsiteSettings {
  const business = findSampleBusiness(industry)
  if (!business) throw new Error(`There is no sample business in ${industry}`)
  return sampleWebsite(style, business)
}

/** The owner's website that is online, by its web address. */
export const liveHandle = 'brick-and-blade'

/** That of the publisher's, which has versions. */
export const versionsHandle = 'cups-and-crumbs'

/** The screens that save or publish have a separate website at every width, and an owner of the same name. */
export const workUses = ['newer', 'conflict', 'publish'] as const
export type WorkUse = (typeof workUses)[number]
/** The web address of such a website. */
export const workHandle = (use: WorkUse, width = 0) => `${use}-${width}`
