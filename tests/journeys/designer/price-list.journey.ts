import { expect, type Page, test } from '@playwright/test'
import type { Section } from '../../../renderer/document/section-types.ts'
import { changeDraft, createFrom, signInAs } from '../../harness/product-api.ts'
import { canvas, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const business = { name: 'Marlow Hair', about: 'Hairdresser. Dry cut £25, toner £15.', place: 'Leeds' }

const list = `PRICE LIST

Kids under 12: 16

Cuts
Cut and finish – £35 – 45 min
Dry cut – £28 – 30 min
Fringe trim – free
Child’s cut – from £18 – 30 min

Color:
Root tint – from £45 – 90 min
Balayage – £120–£180 – 3 hours
Color correction – £55 per hour
Toner – £20

Weddings
Wedding hair – ask us
Bridal trial – £85 – 90 min
Bridesmaids – £50
Party styling – £40 – 45 min`

test('an owner pastes a price list, sees its prices, tries another layout, and publishes the result', async ({
  page,
}) => {
  await createFrom(page.request, business)
  await signInAs(page.request, 'price-list@example.com')
  await page.goto('/designer')
  await expect(canvas(page).locator('h1')).toBeVisible({ timeout: 30_000 })

  await page.getByText('Settings', { exact: true }).first().click()
  await page.getByRole('button', { name: /^Services and prices/ }).click()
  await page.getByRole('button', { name: 'Paste a price list' }).click()
  await page.getByRole('textbox', { name: 'Your price list' }).fill(list)
  await expect(page.getByText('13 services in 3 groups. 2 you have already: they change.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What we read' }).getByRole('listitem')).toHaveCount(13)
  await expect(page.getByRole('checkbox', { name: 'PRICE LIST no price' })).not.toBeChecked()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add 11 services' }).click()
  await expect(page.getByText('11 services added, 2 services updated')).toBeVisible()

  const services = canvas(page).locator('[data-section=services]')
  const tint = services.locator('li').filter({ hasText: 'Root tint' })
  await expect(tint.locator('.price')).toHaveText('from £45')
  await expect(services.locator('.price').filter({ hasText: 'ask us' })).toHaveCount(1)

  const layout = await openLayouts(page)
  await layout('List')
  await expect(services.locator('.rows')).toBeVisible()
  await layout('Tabs')
  await expect(services.getByRole('radio')).toHaveCount(3)
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(services.locator('.rows')).toBeVisible()
  await layout('Tabs')

  const address = await publishAs(page, 'price-list-hair')
  await page.goto(address)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = JSON.stringify(JSON.parse(data ?? ''))
  expect(graph).toContain('"@type":"OfferCatalog","name":"Cuts"')
  expect(graph).toContain(
    '"itemOffered":{"@type":"Service","name":"Cut and finish"},"price":"35","priceCurrency":"GBP"',
  )
  expect(graph).toContain('"minPrice":"120","maxPrice":"180","priceCurrency":"GBP"')
  expect(graph).toContain('"unitText":"per hour"')
  expect(graph).toMatch(/"name":"Wedding hair"\}\}/)
  await expect(page.locator('#services').getByRole('radio')).toHaveCount(3)
})

test('new prices that don’t fit on the first screen cause a notice, and one press removes them', {
  tag: '@slow',
}, async ({ page }) => {
  const about = 'Physiotherapy. Assessment £68, follow-up £48, sports massage £55, acupuncture £52, shockwave £75.'
  await createFrom(page.request, { ...business, about })
  await signInAs(page.request, 'first-screen@example.com')
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  const onScale = (section: Section): Section =>
    section.type === 'Introduction'
      ? { ...section, content: { ...section.content, layout: 'PricesOnScale', image: null } }
      : section
  await changeDraft(page.request, drafts[0].draftId, (document) => ({
    ...document,
    style: 'CommonAlt',
    sections: document.sections.map(onScale),
  }))
  await page.goto('/designer')
  const scale = canvas(page).locator('.opens-prices-on-scale')
  await expect(scale.locator('.scale > li')).toHaveCount(5)
  await scale.locator('.scale b').nth(2).click()
  await expect(page.getByRole('button', { name: 'Duplicate this service' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move this service forward' })).toBeHidden()

  await page.getByText('Settings', { exact: true }).first().click()
  await page.getByRole('button', { name: /^Services and prices/ }).click()
  await page.getByRole('button', { name: 'Paste a price list' }).click()
  await page.getByRole('textbox', { name: 'Your price list' }).fill('Pilates £20\nTaping £18\nGait analysis £85')
  await page.getByRole('button', { name: 'Add 3 services' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Your first screen is now' })
  await expect(notice).toContainText('Prices on a scale')
  await expect(scale).toHaveCount(0)
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(scale.locator('.scale > li')).toHaveCount(5)
})

/** Opens the look of the services. Returns the layout picker. */
async function openLayouts(page: Page) {
  await page.getByText('Sections', { exact: true }).first().click()
  await page.locator('#open-services').click()
  await page.getByText('Look', { exact: true }).click()
  const layouts = page.getByRole('group', { name: 'Layout' })
  return (name: string) => layouts.getByText(name, { exact: true }).click()
}
