import { imageProviders } from '../../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

export type FirstStep = 'logo' | 'phone' | 'pictures' | 'publish' | 'domain'

export const stepTitles: Record<FirstStep, string> = {
  logo: 'Add your logo',
  phone: 'Add your phone number',
  pictures: 'Use your own pictures',
  publish: 'Publish your website',
  domain: 'Connect your domain',
}

type Facts = { document: WebsiteSettings; isPublished: boolean; hasDomain: boolean }

/** What a new website still needs, in the order in which it is easiest, and what is done of it. */
export function firstSteps({ document, isPublished, hasDomain }: Facts): { step: FirstStep; isDone: boolean }[] {
  const header = document.sections.find((section) => section.type === 'Header')
  const isDone: Record<FirstStep, boolean> = {
    logo: header !== undefined && header.content.logoType !== 'Text',
    phone: document.business.phones.length > 0,
    pictures: hasPhotos(document.sections.filter((section) => section !== header)),
    publish: isPublished,
    domain: hasDomain,
  }
  return (Object.keys(stepTitles) as FirstStep[]).map((step) => ({ step, isDone: isDone[step] }))
}

const providers: ReadonlySet<unknown> = new Set(imageProviders)

/** Whether any picture in a value is not drawn by the product. */
function hasPhotos(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('provider' in value && providers.has(value.provider)) return value.provider !== 'Artwork'
  return Object.values(value).some(hasPhotos)
}
