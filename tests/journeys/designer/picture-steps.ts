import type { Page } from '@playwright/test'
import type { Section } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { shapeNames } from '../../../renderer/shapes/shape.ts'
import { addGallery, changeDraft } from '../../harness/product-api.ts'
import { canvas } from '../steps.ts'

const patterned = (section: Section): Section => {
  if (section.type !== 'Services') return section
  const items = section.content.items.map((item, seed) => ({
    ...item,
    image: image.parse({ provider: 'Pattern', pattern: shapeNames[0], seed }),
  }))
  return { ...section, content: { ...section.content, layout: 'Cards', items } }
}

/**
 * Adds a picture to each service of the open website, and a gallery with the minimum of three photos if `hasGallery`.
 */
export async function addPictures(page: Page, { hasGallery = false } = {}) {
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  const { draftId } = drafts[0]
  if (hasGallery) await addGallery(page.request, draftId, 3)
  await changeDraft(page.request, draftId, (document) => ({ ...document, sections: document.sections.map(patterned) }))
  await page.reload()
  await canvas(page).locator('h1').waitFor()
}
