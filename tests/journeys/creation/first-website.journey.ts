import { expect, test } from '@playwright/test'
import { canvas, codeFor, createWebsite, openPublishPanel, publishAs, signIn } from '../steps.ts'

const plumber = {
  name: 'Harbour Lane Plumbing',
  about: 'Leak repairs, boiler servicing, bathroom fitting and blocked drains for homes',
  place: 'Bristol',
}

test('from a few answers to a live page', async ({ page, request }) => {
  await test.step('answer the five steps', () => createWebsite(page, plumber))

  await test.step('sign in with a code from the mail', async () => {
    await page.getByRole('link', { name: 'Sign in to keep it' }).click()
    await signIn(page, 'sam@harbourlane.example')
    await expect(page).toHaveURL(/\/designer\?websiteId=/)
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Draft - Not Published').first()).toBeVisible()
  })

  await test.step('change a heading and see it change', async () => {
    await page.locator('#open-introduction').click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Dry floors by supper')
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
  })

  await test.step('save the draft, and find it after a reload', async () => {
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft Saved').first()).toBeVisible()
    await page.reload()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
  })

  await test.step('meet the messages of the web address', async () => {
    const panel = await openPublishPanel(page)
    await panel.getByLabel('Web address', { exact: true }).fill('ab')
    await expect(panel.getByText('Invalid link')).toBeVisible()
    await panel.getByLabel('Web address', { exact: true }).fill('support')
    await expect(panel.getByText('Web address already in use')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('publish, and open the page', async () => {
    const url = await publishAs(page, 'harbour-lane')
    expect(new URL(url).hostname).toBe('harbour-lane.localhost')
    const visitor = await page.context().newPage()
    const response = await visitor.goto(url)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
    expect(await visitor.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    await expect(visitor.locator('[data-sample]')).toHaveCount(0)
    const broken = await visitor.evaluate(
      () => [...window.document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    )
    expect(broken).toBe(0)
    await visitor.close()
  })

  await test.step("reach it by the app's own address too", async () => {
    const answer = await request.get('/harbour-lane', { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(new URL(answer.headers().location ?? '').hostname).toBe('harbour-lane.localhost')
  })
})

test('a second person cannot take a web address that is in use', { tag: '@long' }, async ({ page, browser }) => {
  await createWebsite(page, { name: 'Kiln Street Pottery', about: 'Pottery classes for adults', place: 'Leeds' })
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await signIn(page, 'kim@kiln.example')
  await publishAs(page, 'kiln-street')

  const other = await (await browser.newContext()).newPage()
  await createWebsite(other, { name: 'Kiln Street Barbers', about: 'Barber shop for men', place: 'Leeds' })
  await other.getByRole('link', { name: 'Sign in to keep it' }).click()
  await signIn(other, 'mo@barbers.example')
  const panel = await openPublishPanel(other)
  await panel.getByLabel('Web address', { exact: true }).fill('kiln-street')
  await expect(panel.getByText('Web address already in use')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

test('a wrong code does not sign in, the right one does', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  const email = 'ada@example.com'
  await page.getByLabel('Email').fill('ada@')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  const code = await codeFor(page, email)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Invalid code')).toBeVisible()
  await page.getByLabel('Digit 1 of 6').pressSequentially(code)
  await expect(page.getByRole('link', { name: 'Create your website' })).toBeVisible({ timeout: 30_000 })
})

test('a change that was just typed is asked about before a reload, and is there after it', { tag: '@long' }, async ({
  page,
}) => {
  await createWebsite(page, { name: 'Willow Therapy', about: 'Therapist for adults and couples', place: 'York' })
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await signIn(page, 'ivy@willow.example')
  await page.locator('#open-introduction').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('A quiet hour for you')
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A quiet hour for you')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(1)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A quiet hour for you')
})
