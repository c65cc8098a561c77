import { expect } from '@playwright/test'
import { readToTheEnd, stickingOut, styles, test } from './fixture.ts'
import { shiftsOn, watchShifts } from './measures.ts'

/**
 * By default each style is tested with every other kind, so that two styles cover all. FC_RUNS tests all combinations.
 */
const thorough = process.env.FC_RUNS !== undefined

const widths = [320, 390, 768, 1440]
const kinds = [
  'a word without end',
  'Arabic',
  'an Arabic word without end',
  'Japanese',
  'emoji',
  'wide letters',
  'turned text',
  'markup',
] as const

for (const [nth, style] of styles.entries()) {
  test(`${style}: the page overflows at no width, logs no error, and loads nothing from other hosts`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    await page.goto(server.serve(await samples.fullPage(style)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await stickingOut(page), `at ${width}px`).toEqual([])
    }
    await readToTheEnd(page)
    const missing = () =>
      page.evaluate(() => {
        const loaded = [...window.document.images].filter((image) => !image.closest('dialog'))
        return loaded.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
      })
    await expect.poll(missing).toEqual([])
    expect(troubles).toEqual([])
  })

  test(`${style}: hostile text doesn’t overflow at 320px and isn’t run as code`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    expect(kinds.toSorted()).toEqual(samples.hostilities.toSorted())
    await page.setViewportSize({ width: 320, height: 700 })
    for (const kind of kinds.filter((_, index) => thorough || (index + nth) % 2 === 0)) {
      await page.goto(server.serve(await samples.hostilePage(style, kind)), { waitUntil: 'domcontentloaded' })
      expect.soft(await stickingOut(page), kind).toEqual([])
      // The owner's text hides none of the template's sections.
      expect(await page.locator('main > section').count(), kind).toBeGreaterThanOrEqual(11)
      expect(await page.locator('footer').count(), kind).toBe(1)
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: a right-to-left page fits at every width`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    await page.goto(server.serve(await samples.hostilePage(style, 'Arabic')))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await stickingOut(page), `at ${width}px`).toEqual([])
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: every layout of the introduction and banners fits, with no more headline lines than words`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    for (const [nth, layout] of (['FullPicture', 'Atelier'] as const).entries()) {
      const language = nth % 2 === 0 ? 'de' : 'ar'
      await page.goto(server.serve(await samples.layoutPage(style, layout, language)))
      for (const width of [320, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const at = `${layout} at ${width}px`
        expect.soft(await stickingOut(page), at).toEqual([])
        if (language === 'ar') continue
        const { lines, words } = await page.locator('h1').evaluate((heading) => {
          const range = document.createRange()
          range.selectNodeContents(heading)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return { lines: tops.size, words: heading.textContent.split(' ').length }
        })
        expect.soft(lines, `the lines of the headline, ${at}`).toBeLessThanOrEqual(words)
      }
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: every layout of the contact section fits, with and without its form`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    for (const [nth, layout] of (['Details', 'BesideMap', 'HoursFirst', 'FormOnly'] as const).entries())
      for (const showForm of [true, false]) {
        const language = (nth % 2 === 0) === showForm ? 'de' : 'ar'
        await page.goto(server.serve(await samples.contactPage(style, layout, language, showForm)))
        for (const width of [320, 390, 768, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const at = `${layout} in ${language}, ${showForm ? 'with' : 'without'} a form, at ${width}px`
          expect.soft(await stickingOut(page), at).toEqual([])
          if (layout !== 'BesideMap') continue
          const { pin, map, picture } = await page.locator('.map').evaluate((figure) => {
            const box = (name: string) => figure.querySelector(name)?.getBoundingClientRect()
            const { left, width, top, height } = figure.getBoundingClientRect()
            const icon = box('.icon')
            return {
              map: { x: left + width / 2, y: top + height / 2, width, height },
              pin: { x: (icon?.left ?? 0) + (icon?.width ?? 0) / 2, y: icon?.bottom ?? 0 },
              picture: { width: box('img')?.width ?? 0, height: box('img')?.height ?? 0 },
            }
          })
          // The tip of the pin is on the spot, in the middle of the picture.
          expect.soft(Math.abs(pin.x - map.x), at).toBeLessThan(1)
          expect.soft(Math.abs(pin.y - map.y), at).toBeLessThan(8)
          expect
            .soft([picture.width, picture.height].map(Math.round), at)
            .toEqual([map.width, map.height].map(Math.round))
          expect.soft(map.height, at).toBeGreaterThan(250)
          await expect.soft(page.getByRole('link', { name: '© OpenStreetMap contributors' }), at).toBeVisible()
        }
      }
    expect(troubles).toEqual([])
  })

  test(`${style}: missing pictures don’t break the page`, async ({ page, samples, server, troubles }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(server.serve(await samples.brokenPage(style)))
    expect(await stickingOut(page)).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
    await readToTheEnd(page)
    expect(troubles.filter((trouble) => !trouble.includes('the server responded with a status of 404'))).toEqual([])
  })
}

for (const style of styles) {
  test(`${style}: a logo with picture and name fits next to the menu, whatever its size and the name’s length`, async ({
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
        // On a phone the links cover the whole page.
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

  test(`${style}: the logo picture has the chosen height, and its name is read out only once`, async ({
    page,
    samples,
    server,
  }) => {
    // Smooth scrolling would distort the measurement.
    await page.emulateMedia({ reducedMotion: 'reduce' })
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
      const covered = await page.locator('#contact h2').evaluate((heading) => {
        const bar = document.querySelector('header')?.getBoundingClientRect()
        return (bar?.bottom ?? 0) - heading.getBoundingClientRect().top
      })
      expect.soft(covered, `${logoSize}px`).toBeLessThanOrEqual(1)
    }
  })
}

/** Google's reports round to hundredths, so this becomes 0. */
const nothing = 0.005

test.describe('while fonts load', () => {
  test.afterEach(({ server }) => server.delayFonts(0))

  for (const [nth, style] of styles.entries()) {
    test(`${style}: pictures that load late shift nothing`, { tag: '@long' }, async ({ page, samples, server }) => {
      await page.route('**/_/fonts/*', (route) => route.abort())
      await watchShifts(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(server.serve(await samples.fullPage(style)))
      await readToTheEnd(page)
      expect(await shiftsOn(page)).toEqual([])
    })

    for (const width of process.env.FC_RUNS ? [390, 1440] : [nth % 2 ? 1440 : 390]) {
      test(`${style} at ${width}px: fonts that load late shift nothing`, async ({ page, samples, server }) => {
        server.delayFonts(400)
        await watchShifts(page)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(server.serve(await samples.fullPage(style)))
        const loaded = await page.evaluate(async () => {
          const { size } = await window.document.fonts.ready
          return size > 0 && [...window.document.fonts].filter(({ status }) => status === 'loaded').length
        })
        expect(loaded).toBeGreaterThanOrEqual(1)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
        const shifts = await shiftsOn(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts)).toBeLessThan(nothing)
      })
    }
  }
})

for (const style of styles) {
  test(`${style}: a printed page shows the facts, expanded answers, and dark text on white`, async ({
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
      '.details dl, .times dl, .days',
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

for (const style of styles) {
  test(`${style}: printed content is aligned at one edge and stays on the paper`, async ({ page, samples, server }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 1020 })
    for (const site of [await samples.fullPage(style), await samples.factsPage(style, 'PriceList')]) {
      await page.goto(server.serve(site))
      const { width, indented } = await page.evaluate(() => {
        const edgeOf = (part: Element) => {
          const walker = window.document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
          const range = window.document.createRange()
          let edge = Number.POSITIVE_INFINITY
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue
            // Drawn letters align their stems with the edge, and their side bearing extends outside.
            range.selectNodeContents(node)
            for (const { left, width } of (node.parentElement.closest('svg') ?? range).getClientRects())
              if (width > 2) edge = Math.min(edge, left)
          }
          return edge
        }
        const parts = window.document.querySelectorAll('.section > .inner, .facts, .menu, .questions, .details')
        const indented = [...parts]
          .map((part) => ({ part: part.className, edge: Math.round(edgeOf(part)) }))
          .filter(({ edge }) => Number.isFinite(edge) && Math.abs(edge) > 1)
        return { width: window.document.scrollingElement?.scrollWidth, indented }
      })
      expect.soft(indented).toEqual([])
      expect.soft(width).toBe(720)
    }
  })
}

/** Facts that customers read on paper, in any case. */
const facts = [
  ...['Harbour & Pine', '01803 555 014', '07700 900 345', '12 High Street\nTotnes\nTQ9 5RY'],
  ...['Cut and finish', '60 min', '£48', 'Dry cut', '£28', 'Root tint', 'from £45', 'Wedding hair'],
  ...['How long does a kitchen take?', 'Usually ten to twelve weeks from the final drawing.', 'Yes, and we often do.'],
]
/** Elements only for screens. */
const controls = ['Get in touch', 'Send message', 'Call', 'Menu', 'Close', 'Skip to content', 'Next', 'Map']

for (const [style, layout, hours] of [
  ['Common', 'PriceList', ['Tuesday – Friday', '9 AM – 5:30 PM', 'Sunday, Monday', 'Closed']],
  ['Geometric', 'Cards', ['Tue–Fri', '9–5:30', 'Sun, Mon', 'Closed']],
] as const) {
  test(`${style}: a page printed from a phone shows every fact on at most six sheets, without buttons`, async ({
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
    for (const fact of [...facts, ...hours]) expect.soft(text.toLowerCase(), fact).toContain(fact.toLowerCase())
    const lines = text.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => controls.includes(line))).toEqual([])
    await expect(page.locator('button:not(.enlarge button), input, textarea').filter({ visible: true })).toHaveCount(0)
    const high = await page
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 300))
    expect(high, 'pictures that would fill a third of a sheet').toEqual([])
  })
}
