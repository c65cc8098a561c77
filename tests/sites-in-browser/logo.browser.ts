import { expect } from '@playwright/test'
import { styles, test } from './fixture.ts'
import { stickingOut } from './sticking-out.ts'

for (const style of styles) {
  test(`${style}: a logo of picture and name fits beside the menu, whatever its size and the name's length`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    const names = samples.longNames
    const logos = [
      { shape: 'wide', logoSize: 96 },
      { shape: 'square', logoSize: 48 },
    ] as const
    for (const [nth, name] of names.entries()) {
      await page.goto(server.serve(await samples.logoPage(style, name, logos[nth % logos.length] ?? logos[0])))
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const at = `${name} at ${width}px`
        expect.soft(await stickingOut(page), at).toEqual([])
        // On a phone the links are a sheet over the whole page.
        const beside = width < 992 ? '.call, .button, .open' : 'nav, .call, .button'
        const { logo, others } = await page.locator('header').evaluate((header, beside) => {
          const box = (element: Element) => element.getBoundingClientRect().toJSON()
          const shown = [...header.querySelectorAll(`:scope > .inner > :is(${beside})`)]
          return {
            logo: box(header.querySelector('.logo') ?? header),
            others: shown
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .map((element) => ({ what: element.className || element.tagName, ...box(element) })),
          }
        }, beside)
        const overlapped = others.filter(
          ({ left, right, top, bottom }) =>
            left < logo.right - 1 && right > logo.left + 1 && top < logo.bottom - 1 && bottom > logo.top + 1,
        )
        expect.soft(overlapped, at).toEqual([])
      }
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: the logo's picture is as high as its owner chose, and the name is read once`, async ({
    page,
    samples,
    server,
  }) => {
    for (const logoSize of [32, 48, 96]) {
      await page.goto(server.serve(await samples.logoPage(style, 'Ananda Wellness', { shape: 'square', logoSize })))
      const logo = page.locator('header .logo')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const height = await logo.locator('img').evaluate((image) => image.getBoundingClientRect().height)
        expect.soft(height, `${logoSize}px at ${width}px`).toBe(width < 992 ? Math.min(logoSize, 64) : logoSize)
      }
      await expect(logo).toMatchAriaSnapshot(`
        - /children: equal
        - link "Ananda Wellness"
      `)
      await page.locator('header').getByRole('link', { name: 'Contact' }).first().click()
      const [bar, section] = await Promise.all([
        page.locator('header').boundingBox(),
        page.locator('#contact h2').evaluate((element) => element.getBoundingClientRect().top),
      ])
      expect.soft(section, `${logoSize}px`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    }
  })
}
