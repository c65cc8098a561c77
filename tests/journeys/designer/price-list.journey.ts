import { expect, type Page, test } from '@playwright/test'
import { createFrom, signInAs } from '../../harness/product-api.ts'
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

test('an owner pastes a price list, sees its prices, changes the layout and takes that back, and publishes the offers', async ({
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
  await expect(page.getByText('12 services in 3 groups. 2 you have already: they change.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What we read' }).getByRole('listitem')).toHaveCount(12)
  await expect(page.getByRole('checkbox', { name: 'PRICE LIST no price' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Kids under 12 £16' }).check()
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

/** Opens the look of the services. Returns what chooses a layout there. */
async function openLayouts(page: Page) {
  await page.getByText('Sections', { exact: true }).first().click()
  await page.locator('#open-services').click()
  await page.getByText('Look', { exact: true }).click()
  const layouts = page.getByRole('group', { name: 'Layout' })
  return (name: string) => layouts.getByText(name, { exact: true }).click()
}
