import { expect, type Page, test } from '@playwright/test'
import { addSection, blankSection, changeSettings, replaceSection } from '../../../renderer/document/edits/edits.ts'
import { writeField } from '../../../renderer/document/fields/field-path.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { Image } from '../../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { makePhoto } from '../../harness/photo.ts'
import { changeDraft, createFrom, signInAs, uploadPhoto } from '../../harness/product-api.ts'
import { canvas } from '../steps.ts'

const business = {
  name: 'Harbor Plumbing',
  about: 'Emergency plumbing, blocked drains and new bathrooms. We answer the phone ourselves, day and night.',
  place: 'Leeds',
}

const faqItems = [1, 2].map((nth) => ({
  id: `question-${nth}`,
  question: `Question ${nth}?`,
  answer: `This is the answer number ${nth}.`,
}))

/** Adds questions, a video section, an introduction photo and a cookie banner. */
function prepared(document: WebsiteSettings, image: Image): WebsiteSettings {
  const without = document.sections.filter(({ type }) => type !== 'FrequentlyAskedQuestions')
  let site: WebsiteSettings = { ...document, style: 'Common', sections: without }
  const faq = blankSection(site, 'FrequentlyAskedQuestions')
  site = addSection(site, { ...faq, content: { ...faq.content, items: faqItems } } as Section, 2)
  site = addSection(site, blankSection(site, 'Video'), 3)
  const footer = site.sections.at(-1)
  if (footer?.type === 'Footer') {
    site = replaceSection(site, { ...footer, content: { ...footer.content, socialLinks: [] } })
  }
  site = writeField(site, 'introduction.layout', 'PhotoBand')
  site = writeField(site, 'introduction.image', image)
  return changeSettings(site, { cookieBanner: { ...site.settings.cookieBanner, enabled: true } })
}

test.describe.configure({ mode: 'serial' })

test.describe('the form and the canvas', () => {
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await createFrom(page.request, business)
    const { draftId } = await signInAs(page.request, `forms-${Date.now()}@example.com`)
    const image = await uploadPhoto(page.request, draftId ?? '', 'Pipes')
    await changeDraft(page.request, draftId ?? '', (document) => prepared(document, image))
    await page.goto('/designer')
    await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
    await expect(canvas(page).locator('h1')).toBeVisible()
  })
  test.afterAll(() => page.context().close())

  test('show a cookie banner that covers nothing on the canvas and can be closed there', async () => {
    const notice = canvas(page).getByRole('complementary')
    await expect(notice).toHaveCSS('position', 'static')
    await notice.getByRole('button').last().click()
    await expect(notice).toBeHidden()
  })

  test('open a collapsed answer on the page when it is edited', async () => {
    await openSection(page, 'FAQ')
    await page.locator('[id$="items.question-2"]').click()
    await page.getByRole('textbox', { name: 'Answer' }).focus()
    await expect(canvas(page).getByText('This is the answer number 2.')).toBeVisible()
  })

  test('let an added question be typed at once', async () => {
    await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
    await page.keyboard.type('Do you work on Sundays?')
    await expect(canvas(page).getByText('Do you work on Sundays?')).toBeAttached()
  })

  test('keep the section’s name visible while the form scrolls', async () => {
    await page.locator('[data-panel]').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
    await expect(page.getByRole('button', { name: 'Back to all sections' })).toBeInViewport()
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sections', level: 2 })).toBeVisible()
  })

  test('recognize a social profile’s network from a pasted link', async () => {
    await openSection(page, 'Footer')
    await page.getByRole('button', { name: 'Add profile' }).click()
    await expect(page.getByLabel('Link or @name')).toBeFocused()
    await page.keyboard.insertText('https://www.tiktok.com/@harborplumbing')
    await expect(page.getByLabel('Network')).toHaveValue('TikTok')
    await page.getByLabel('Link or @name').fill('@harbor')
    await page.getByLabel('Link or @name').blur()
    await page.getByLabel('Network').selectOption('Instagram')
    await expect(page.getByLabel('Link or @name')).toHaveValue('https://www.instagram.com/harbor')
    await page.getByRole('button', { name: 'Back to all sections' }).click()
  })

  test('report a video link whose service isn’t supported', async () => {
    await openSection(page, 'Video')
    await page
      .getByRole('textbox', { name: 'Video link' })
      .fill('https://www.tiktok.com/@pine/video/7301234567890123456')
    await page.getByRole('textbox', { name: 'Video link' }).blur()
    await expect(page.getByText('Only videos on YouTube and Vimeo play here')).toBeVisible()
    await page.getByRole('button', { name: 'Back to all sections' }).click()
  })

  test('show a typed letter on the page during the same event', async () => {
    await canvas(page).locator('h1').click()
    const heading = page.getByRole('region', { name: 'Sections' }).getByLabel('Heading', { exact: true })
    await heading.fill('Taps')
    await expect(canvas(page).locator('h1')).toHaveText('Taps')
    const seen = await page.evaluateHandle(() => {
      const onPage: unknown[] = []
      window.addEventListener('input', ({ target }) => {
        const frame = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
        onPage.push([(target as HTMLInputElement).value, frame?.querySelector('h1')?.textContent])
      })
      return onPage
    })
    await heading.press('End')
    await page.keyboard.type('!?')
    expect(await seen.jsonValue()).toEqual([
      ['Taps!', 'Taps!'],
      ['Taps!?', 'Taps!?'],
    ])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(heading).not.toHaveValue('Taps!?')
    await expect(canvas(page).locator('h1')).toHaveText(await heading.inputValue())
  })

  test('don’t render sections far from the window, and keep their height', async () => {
    await canvas(page).locator('h1').click()
    const sections = canvas(page).locator('main > [data-section]')
    const drawn = () => sections.evaluateAll((all) => all.map((section) => getComputedStyle(section).contentVisibility))
    const height = () => sections.first().evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollHeight)
    await expect.poll(async () => (await drawn()).at(-1)).toBe('auto')
    expect((await drawn())[0]).toBe('visible')
    const before = await height()
    await sections.last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await drawn()).at(-1)).toBe('visible')
    expect(await height()).toBe(before)
  })

  test('show a headline in its final size while it is typed', { tag: '@slow' }, async () => {
    const headline = canvas(page).locator('h1')
    await headline.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A headline of many words that certainly needs smaller letters than before')
    const size = () => headline.evaluate((element) => getComputedStyle(element).fontSize)
    const typed = await size()
    await page.keyboard.press('Escape')
    await expect(headline).not.toHaveAttribute('contenteditable')
    expect(await size()).toBe(typed)
  })

  test('show a crop frame in the page’s shape next to the phone’s', { tag: '@slow' }, async () => {
    await canvas(page).locator('h1').click()
    const frame = canvas(page).locator('[data-section=introduction] .frame')
    const shown = await frame.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width / height
    })
    await page.getByRole('region', { name: 'Sections' }).getByRole('button', { name: 'Crop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Crop picture' })
    await expect(dialog.getByRole('figure', { name: 'On a phone' })).toBeVisible()
    const ratio = async () => {
      const box = await dialog.getByRole('application').boundingBox()
      return (box?.width ?? 0) / (box?.height ?? 1)
    }
    await expect.poll(ratio).toBeCloseTo(shown, 1)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('replace a picture without a question when another is dropped onto it', async () => {
    const bytes = await makePhoto({ seed: 5 })
    const field = page.getByRole('group', { name: 'Picture', exact: true })
    const shown = canvas(page).locator('[data-section=introduction] .frame img')
    const before = await shown.getAttribute('src')
    const dataTransfer = await page.evaluateHandle((letters) => {
      const transfer = new DataTransfer()
      const data = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([data], 'counter.jpg', { type: 'image/jpeg' }))
      return transfer
    }, bytes.toString('base64'))
    for (const event of ['dragenter', 'dragover', 'drop']) await field.dispatchEvent(event, { dataTransfer })
    await expect(shown).not.toHaveAttribute('src', before ?? '', { timeout: 30_000 })
    await expect(shown).toHaveAttribute('src', /media/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('keep a description typed just before a picture is chosen', async () => {
    await page.getByRole('region', { name: 'Sections' }).getByRole('button', { name: 'Replace' }).click()
    const dialog = page.getByRole('dialog', { name: /^Choose a/ })
    await dialog.getByRole('textbox', { name: 'Description' }).fill('The counter of the shop')
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('The counter of the shop')
  })
})

async function openSection(page: Page, name: string) {
  await page
    .getByRole('region', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${name}(?!:)`) })
    .click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}
