import { describe, expect, it } from 'vitest'
import { aroundReviews, reviewsOf } from '../../../../worker/creation/import/page-reviews.ts'
import { priceListOf } from '../../../../worker/creation/import/price-list.ts'
import { readPage } from '../../../../worker/creation/import/read-page.ts'

/** 'Group: Name (variant), 45 min, from 58 EUR, note' on a German page. */
async function listed(html: string) {
  const { services } = priceListOf((await readPage(html)).lines, { country: 'DE', language: 'de' })
  return services.map(({ group, name, variant, duration, price, note }) =>
    [
      `${group && `${group}: `}${name}${variant && ` (${variant})`}`,
      duration,
      price && `${price.from ? 'from ' : ''}${price.amount} ${price.currency}`,
      note,
    ]
      .filter(Boolean)
      .join(', '),
  )
}

describe('importing a page’s price list', () => {
  it.each([
    [
      'a column of numbers below a word for prices',
      '<table><tr><th>Schnitt<th>Dauer<th>Preis<tr><td>Herren<td>30 min<td>26<tr><td>Bart<td>20 min<td>15</table>',
      ['Herren, 30 min, 26 EUR', 'Bart, 20 min, 15 EUR'],
    ],
    [
      'a caption and a cell over two rows',
      '<table><caption>Farbe</caption><tr><th><th>kurz<th>lang<tr><td rowspan="2">Tönung<td>30 €<td>40 €<tr><td>35 €<td>45 €</table>',
      [
        'Farbe: Tönung (kurz), 30 EUR',
        'Farbe: Tönung (lang), 40 EUR',
        'Farbe: Tönung (kurz), 35 EUR',
        'Farbe: Tönung (lang), 45 EUR',
      ],
    ],
    [
      'cards with a sentence and then a price',
      '<h2>Kurse</h2><h3>Yoga</h3><p>Für alle, die ruhig beginnen wollen.</p><p>ab 12 €</p><h3>Pilates</h3><p>14 €</p>',
      ['Kurse: Yoga, from 12 EUR, Für alle, die ruhig beginnen wollen.', 'Kurse: Pilates, 14 EUR'],
    ],
    ['no prices above their names', '<h2>Kurse</h2><p>12 €</p><p>Yoga</p><p>14 €</p><p>Pilates</p><p>9 €</p>', []],
    ['no prices in columns without heads', '<table><tr><td>Schnitt<td>20 €<td>30 €</table>', []],
    ['no prices within sentences', '<p>Wir verlangen nur 20 €</p><p>Anzahlung 30 €</p><p>Anfahrt: 15 €</p>', []],
    ['no layout', `<table><tr><td>${'<p>Unser Salon.</p>'.repeat(4)}<td>20 €</table>`, []],
  ])('reads %s', async (_what, html, services) => {
    expect(await listed(html)).toEqual(services)
  })
})

describe('reviews on a page', () => {
  const reviewsIn = async (html: string) =>
    reviewsOf([], aroundReviews((await readPage(html)).lines), new Date()).map(
      ({ author, text }) => `${author}: ${text}`,
    )
  const kind = 'Gentle with our old dog, and on time.'
  const quick = 'Quick to reply and tidy in the house.'

  it.each([
    ['a name behind a quotation', `<figure><blockquote>${kind}</blockquote><figcaption>Jo P.</figcaption></figure>`],
    ['a name in its footer', `<blockquote><p>${kind}</p><footer>— Jo P.</footer></blockquote>`],
    ['a name before it', `<div class="review"><strong>Jo P.</strong><p>${kind}</p><p>Leeds</p></div>`],
    ['a name in its line', `<p class="testimonial">“${kind}” Jo P.</p>`],
    ['a name with a dash, below a heading', `<h2>What our customers say</h2><p>${kind}</p><p>- Jo P.</p>`],
    [
      'a name in microdata',
      `<div itemscope itemtype="https://schema.org/Review"><p itemprop="reviewBody">${kind}</p><span itemprop="author">Jo P.</span></div>`,
    ],
  ])('include %s', async (_where, html) => {
    expect(await reviewsIn(html)).toEqual([`Jo P.: ${kind}`])
  })

  it('stay separate, and are skipped without a name', async () => {
    const one = (name: string, text: string) =>
      `<div class="testimonial"><p>${text}</p><p><b>${name}</b><br>Leeds</p></div>`
    expect(await reviewsIn(one('Jo P.', kind) + one('Al Day', quick))).toEqual([`Jo P.: ${kind}`, `Al Day: ${quick}`])
    expect(
      await reviewsIn(`<blockquote>${kind}</blockquote><p>Our own words, which nobody else has said.</p>`),
    ).toEqual([])
  })
})
