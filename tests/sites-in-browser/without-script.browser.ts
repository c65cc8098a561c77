import { expect } from '@playwright/test'
import { styles, test } from './fixture.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const style of styles) {
  test(`${style}: a video’s host gets a request only from a visitor who plays it`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    const asked: string[] = []
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
    })
    await page.goto(server.serve(await samples.fullPage(style)))
    const play = page.locator('#video summary')
    await play.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(troubles).toEqual([])
    await play.click()
    await expect.poll(() => asked.length).toBe(1)
    expect(troubles.filter((trouble) => !trouble.startsWith('request: https://www.youtube-nocookie.com/'))).toEqual([])
  })
}

// The rest is tried where the browser would run no script at all.
test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const style of styles) {
    test(`${style}: a picture is seen whole and put away again, questions open one at a time, the menu opens`, async ({
      page,
      samples,
      server,
    }) => {
      await page.goto(server.serve(await samples.fullPage(style)))
      const opener = page.locator('#gallery .enlarge a').nth(1)
      const close = page.locator('#gallery .shut').nth(1)
      const dialog = page.locator('#gallery dialog').nth(1)
      const picture = dialog.locator('img')
      await expect(dialog).toBeHidden()
      await opener.click()
      await expect(dialog).toBeVisible()
      await expect(picture).toBeVisible()
      const box = await picture.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true)
      await close.click()
      await expect(dialog).toBeHidden()
      await opener.press('Enter')
      await expect(dialog).toBeVisible()
      await close.click()
      await expect(dialog).toBeHidden()
      await opener.click()
      await page.mouse.click(4, 4)
      await expect(dialog).toBeHidden()

      const questions = page.locator('#frequently-asked-questions details')
      await questions.nth(0).locator('summary').click()
      await expect(questions.nth(0)).toHaveAttribute('open')
      await questions.nth(2).locator('summary').click()
      await expect(questions.nth(2)).toHaveAttribute('open')
      await expect(questions.nth(0)).not.toHaveAttribute('open')
      const link = page.locator('header nav li a').first()
      await expect(link).toBeHidden()
      await page.locator('header .open').click()
      await expect(link).toBeVisible()
      await link.click()
      await expect(page).toHaveURL(/#services$/)
    })
  }
})
