import { formEndpoint } from '../../renderer/document/contact-form.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { type Composing, composeCreation } from '../../worker/creation/compose.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import { type GoldenBusiness, wizardAnswers } from './golden-business.ts'

export type PageInNode = { document: WebsiteSettings; html: string }

/** A business's website and its index page, created by the product's own code without its Worker. */
export async function pageInNode(business: GoldenBusiness, ctx: Composing): Promise<PageInNode> {
  const answers = creationAnswers.parse(wizardAnswers(business))
  const document = await composeCreation(ctx, { answers, creationId: business.id })
  const { files } = await renderSite(document, { origin: 'https://golden.example', formEndpoint, pings: true })
  const index = files['index.html']
  if (!index) throw new Error('a rendered site without an index page')
  return { document, html: index.body }
}
