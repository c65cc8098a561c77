import { expect, type Page, test } from '@playwright/test'
import { published } from '../../worker/drafts/schema.ts'
import { addGallery, answered, createFrom, send, signInAs } from '../harness/product-api.ts'
import { chooseMode, openDesigner, openSection } from '../screens/designer.ts'
import { tooSmall } from './fingers.ts'
import { goOnFromAbout } from './steps.ts'
import { visitor, write } from './visitors/contact-steps.ts'

const business = { name: 'Harbor Movers', about: 'Movers. We move homes and offices. Packing £80', place: 'Leeds' }

type Look = (screen: string) => Promise<void>

/** Collects small controls by screen. */
function collectSmallControls(page: Page) {
  const found: Record<string, string[]> = {}
  const look: Look = async (screen) => {
    const small = await tooSmall(page)
    if (small.length > 0) found[screen] = small
  }
  return { found, look }
}

for (const width of [390, 768, 1024]) {
  test.describe(`${width} px wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: width === 390 ? 844 : 1024 } })

    test('every control of the wizard and sign-in is large enough for a finger', { tag: '@slow' }, async ({ page }) => {
      const { found, look } = collectSmallControls(page)
      await answerAbout(page, look)
      await goOnFromAbout(page, {}, () => look('sections'), look)
      await expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible({ timeout: 30_000 })
      await look('ready')
      await signIn(page, look, `new-${width}@finger.example`)
      expect(found).toEqual({})
    })

    test('every control of an owner’s pages is large enough for a finger', { tag: '@slow' }, async ({
      page,
      browser,
    }) => {
      const { found, look } = collectSmallControls(page)
      const draftId = await own(page, `pages-${width}`)
      const change = { data: { handle: `movers-${width}` }, headers: { 'if-match': '"1"' } }
      const { url } = await answered(published, send(page.request, 'POST', `/api/drafts/${draftId}/publish`, change))
      const guest = await visitor(browser, { script: true, address: `203.0.113.${width % 250}` })
      await write(guest, url, { name: 'Ann Lee', email: 'ann@visitor.example', message: 'Do you move pianos?' })
      await seePages(page, look)
      expect(found).toEqual({})
    })

    test('every control of the designer is large enough for a finger', { tag: '@slow' }, async ({ page }) => {
      const { found, look } = collectSmallControls(page)
      const draftId = await own(page, `designer-${width}`)
      await addGallery(page.request, draftId, 3)
      await openDesigner(page)
      await seePanels(page, look)
      await seeWindows(page, look)
      expect(found).toEqual({})
    })
  })
}

async function own(page: Page, name: string) {
  await createFrom(page.request, business)
  return (await signInAs(page.request, `${name}@finger.example`)).draftId ?? ''
}

async function answerAbout(page: Page, look: Look) {
  await page.goto('/create')
  await page.getByLabel('Business name').fill(business.name)
  await page.getByLabel("What's your business about?").fill(`${business.about}. Open Monday to Friday, 9 to 5.`)
  await page.getByLabel('Business location').fill('Leeds')
  await page.getByLabel('Business location').press('Tab')
  await expect(page.getByText(/^(Location found|Several found)/)).toBeVisible()
  await look('about')
  const understood = page.getByRole('button', { name: /^We understood/ })
  if (!(await understood.isVisible())) return
  await understood.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('understood')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap()
}

async function signIn(page: Page, look: Look, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await look('sign in')
  await page.getByRole('button', { name: 'Send code' }).tap()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await look('code')
  await page.goto('/login/password')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await look('password')
}

async function seePages(page: Page, look: Look) {
  for (const path of ['home', 'websites', 'inbox', 'visitors', 'account']) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(path)
  }
  await page.goto('/websites')
  await page.getByRole('button', { name: `Actions for ${business.name}` }).tap()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await look('actions')
  await page.goto('/inbox')
  await page.getByRole('link', { name: /Ann Lee/ }).tap()
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
  await look('message')
}

async function seePanels(page: Page, look: Look) {
  await chooseMode(page, 'Sections')
  await look('sections')
  await page.getByRole('button', { name: 'Services: more' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Hide' })).toBeVisible()
  await look('section menu')
  await page.keyboard.press('Escape')
  for (const id of ['introduction', 'services', 'contact', 'gallery']) {
    await openSection(page, id)
    await look(id)
    await page.getByRole('radiogroup', { name: 'Part of the section' }).getByText('Look').tap()
    await look(`${id}: look`)
    await page.getByRole('button', { name: 'Back to all sections' }).tap()
  }
  await openSection(page, 'services')
  await page
    .getByRole('button', { name: /^Packing/ })
    .first()
    .tap()
  await expect(page.getByRole('heading', { name: 'Services / Packing' })).toBeVisible()
  await look('service')
  await page.getByRole('button', { name: 'Services', exact: true }).tap()
  await page.getByRole('button', { name: 'Back to all sections' }).tap()
  await chooseMode(page, 'Settings')
  await look('settings')
  for (const name of ['Announcement', 'Privacy page']) await page.getByRole('switch', { name }).check({ force: true })
  await page.getByRole('button', { name: /^Services and prices/ }).tap()
  await page.getByRole('button', { name: 'Paste a price list' }).tap()
  await page.getByRole('textbox', { name: 'Your price list' }).fill('Packing – £80\nPiano – ask us')
  await expect(page.getByText(/2 services/)).toBeVisible()
  await look('settings, open')
  await chooseMode(page, 'Theme')
  for (const part of ['Looks', 'Colors', 'Fonts', 'Shapes']) {
    const button = page.getByRole('navigation', { name: 'Parts of the theme' }).getByRole('button', { name: part })
    if ((await button.count()) > 0) await button.tap()
    await look(`theme: ${part}`)
  }
}

async function seeWindows(page: Page, look: Look) {
  const seePage = page.getByRole('button', { name: 'See the page' })
  if (await seePage.isVisible()) await seePage.tap()
  await page.getByRole('button', { name: 'More tools' }).tap()
  await page.getByRole('menuitem', { name: 'Full-screen preview' }).tap()
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
  await look('preview')
  await page.getByRole('button', { name: 'Close preview' }).tap()
  await page.getByRole('button', { name: 'More tools' }).tap()
  await page.getByRole('menuitem', { name: 'Share a private preview' }).tap()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
  await look('private preview')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'History' }).tap()
  await look('history')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).tap()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await look('menu of websites')
  await page.keyboard.press('Escape')
  await chooseMode(page, 'Sections')
  await page.getByRole('button', { name: 'Add section' }).tap()
  await expect(page.getByRole('dialog', { name: 'Add a section' })).toBeVisible()
  await look('add a section')
  await page.keyboard.press('Escape')
  await openSection(page, 'gallery')
  const form = page.getByRole('region', { name: 'Sections' })
  await form
    .getByRole('button', { name: /^Photo 1/ })
    .first()
    .tap()
  await look('picture of the gallery')
  await form.getByRole('button', { name: 'Crop' }).first().tap()
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await look('crop')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Replace' }).first().tap()
  const pictures = page.getByRole('dialog', { name: /^Choose a/ })
  await expect(pictures).toBeVisible()
  for (const tab of await pictures.getByRole('tab').all()) {
    await tab.tap()
    await look(`pictures: ${await tab.innerText()}`)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).tap()
  await expect(page.getByLabel('Web address', { exact: true })).toBeVisible()
  await look('publish')
}
