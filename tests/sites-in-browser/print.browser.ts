import { expect } from '@playwright/test'
import { styles, test } from './fixture.ts'

for (const style of styles) {
  test(`${style}: a printed page is a leaflet with the facts, expanded answers and dark text on white`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.factsPage(style, 'PriceList')))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 1020 })
    for (const printed of [
      'header .logo',
      'header .call',
      'address',
      '.details dl',
      '.price-list dd, .price-list .price',
    ])
      await expect(page.locator(printed).first(), printed).toBeVisible()
    for (const left of ['.button', 'form', 'header nav', 'header .open', '.callbar', '.skip', 'iframe'])
      for (const element of await page.locator(left).all()) await expect(element, left).toBeHidden()
    for (const answer of await page.locator('.questions .prose').all()) {
      await expect(answer).toBeVisible()
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
    }
    const strange = await page.locator('body *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (!element.checkVisibility() || element.closest('svg, img')) return []
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
        const dark = /^rgb\((\d+), (\d+), (\d+)\)$/
          .exec(color)
          ?.slice(1)
          .every((part) => Number(part) < 100)
        const bare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        return dark && bare ? [] : [`${element.tagName}.${element.className} ${color} ${backgroundColor}`]
      }),
    )
    expect(strange).toEqual([])
    const heading = await page
      .locator('h1')
      .first()
      .evaluate((h1) => getComputedStyle(h1).color)
    expect(heading).toBe('rgb(17, 17, 17)')
  })
}

/** What a customer reads on the paper, each as the page writes it. */
const facts = [
  ...['Harbour & Pine', '01803 555 014', '07700 900 345', '12 High Street\nTotnes\nTQ9 5RY'],
  ...['Tuesday – Friday', '9 AM – 5:30 PM', 'Sunday, Monday', 'Closed'],
  ...['Cut and finish', '60 min', '£48', 'Dry cut', '£28', 'Root tint', 'from £45', 'Wedding hair'],
  ...['How long does a kitchen take?', 'Usually ten to twelve weeks from the final drawing.', 'Yes, and we often do.'],
]
/** What only a screen can do. */
const controls = ['Get in touch', 'Send', 'Call', 'Menu', 'Close', 'Skip to content', 'Next', 'Map']

for (const [style, layout] of [
  ['Common', 'PriceList'],
  ['Geometric', 'Cards'],
] as const) {
  test(`${style}: printed from a phone, the page says every fact on at most six sheets, and offers nothing to press`, async ({
    page,
    samples,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(server.serve(await samples.factsPage(style, layout)))
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
    expect(Number(/\/Type\s*\/Pages\s*\/Count (\d+)/.exec(pdf)?.[1])).toBeLessThanOrEqual(6)
    await page.emulateMedia({ media: 'print' })
    const text = (await page.locator('body').innerText()).replace(/[\u00a0\u202f]/g, ' ')
    for (const fact of facts) expect.soft(text, fact).toContain(fact)
    const lines = text.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => controls.includes(line))).toEqual([])
    await expect(page.locator('button:not(.enlarge button), input, textarea').filter({ visible: true })).toHaveCount(0)
    const high = await page
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 300))
    expect(high, 'pictures that would fill a third of a sheet').toEqual([])
  })
}
