import { expect, type Page } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'

export const business = { name: 'Quay Dental', about: 'Dentist: check-ups, whitening, braces', place: 'Hull' }

export const heading = (page: Page) => canvas(page).getByRole('heading', { level: 1 })
export const status = (page: Page) => page.getByRole('banner').getByRole('status').first()
export const restore = (page: Page) => page.getByRole('button', { name: 'Restore', exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'This website was changed somewhere else' })
export const exitPrompt = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' })

export async function begin(page: Page, email: string) {
  await openDesigner(page, business, email)
  await expect(heading(page)).toBeVisible()
}

/** Opens a section and changes its heading. */
export async function write(page: Page, section: 'introduction' | 'contact', text: string) {
  const back = page.getByRole('button', { name: 'Back to all sections' })
  if (await back.isVisible()) await back.click()
  await page.locator(`#open-${section}`).click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(text)
}

/**
 * Blocks saving until the page reloads, like a broken network. Returns a function that ends it earlier. Runs within the
 * page, since Playwright does not intercept requests that outlive it.
 */
export async function cutOff(page: Page) {
  await page.evaluate(() => {
    const send = window.fetch
    const cut: typeof fetch = async (input, init) => {
      if (init?.method === 'PUT') throw new TypeError('Cut off')
      return send(input, init)
    }
    window.fetch = cut
    addEventListener('reconnect', () => (window.fetch = send), { once: true })
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('reconnect')))
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Draft' }).click()
}

export const isSaved = (page: Page) => expect(status(page)).toHaveText('Draft Saved')

/** When the page shows this heading, in milliseconds since 1970. */
export const whenShown = async (page: Page, text: string): Promise<number> =>
  (
    await page.waitForFunction(
      (heading) => {
        const frame = document.querySelector<HTMLIFrameElement>('main iframe')
        return frame?.contentDocument?.querySelector('h1')?.textContent === heading && Date.now()
      },
      text,
      { polling: 20 },
    )
  ).jsonValue() as Promise<number>

export const stored = (page: Page) =>
  page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('websiteId')
    const { websiteSettings } = await (await fetch(`/api/drafts/${id}`)).json()
    const sectionOfType = (type: string) =>
      websiteSettings.sections.find((section: { type: string }) => section.type === type)
    return {
      introduction: sectionOfType('Introduction').content.heading,
      contact: sectionOfType('Contact').content.heading,
    }
  })
