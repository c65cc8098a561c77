import { describe, expect, it } from 'vitest'
import { parseDate } from '../../../editor/designer/sections/reviews/parse-date.ts'
import { parseStars } from '../../../editor/designer/sections/reviews/review-metadata.ts'
import { splitReviews } from '../../../editor/designer/sections/reviews/split-reviews.ts'

const now = new Date('2025-11-25T12:00:00Z')
const split = (text: string) => splitReviews(text, now)

const google = `Jane Doe
Local Guide · 34 reviews · 12 photos
2 months ago
Great service from start to finish.

They even swept the drive.
More
Like
Share
Response from the owner 2 months ago
Thank you Jane! See you next year.
John Smith
5 reviews
a year ago
Fixed our boiler on a Sunday. Thanks!
Like
Share
Ana María López
1 review
3 weeks ago NEW
Puntuales y amables.
Like
Share`

const yelp = `Maria G.
San Francisco, CA
12
34
5
5 star rating
Mar 3, 2024
Best haircut I have had in years.
Useful 2
Funny
Cool 1
Dev P.
Oakland, CA
0
3
4/5
12/28/2023
Good, but the wait was long.
Useful
Funny
Cool`

const facebook = `Anna Smith recommends Harbour Tires.
March 4, 2023 ·
In and out in half an hour.
All reactions: 5
Like
Comment
Share
Tom O'Neil doesn't recommend Harbour Tires.
January 9, 2022 ·
They lost my hubcap.
Like
Comment
Share`

const trustpilot = `Jo Bloggs
3 reviews
GB
Rated 5 out of 5 stars
Jan 3, 2024
Would use again
Quick, tidy and polite.
Date of experience: January 02, 2024`

describe('pasted reviews', () => {
  it('include a signed quote before or after others from Google', () => {
    const quote = '"Ruth sorted my knee in three visits." - Alan B, Mytholmroyd'
    const others = google.slice(google.indexOf('John Smith'))
    for (const text of [`${quote}\n\n${others}`, `${others}\n\n${quote}`]) {
      const reviews = split(text)
      expect(reviews.map(({ author }) => author).sort()).toEqual(['Alan B', 'Ana María López', 'John Smith'])
      expect(reviews.every(({ unsure }) => !unsure)).toBe(true)
      expect(reviews.find(({ author }) => author === 'Alan B')).toMatchObject({
        text: 'Ruth sorted my knee in three visits.',
        place: 'Mytholmroyd',
      })
    }
  })

  it('include text that isn’t recognized, marked as unsure', () => {
    const reviews = split(`The best physio in the valley, I would go back tomorrow\n\n${google}`)
    expect(reviews.filter(({ unsure }) => unsure).map(({ text }) => text)).toEqual([
      'The best physio in the valley, I would go back tomorrow',
    ])
    expect(reviews).toHaveLength(4)
  })

  it.each([
    ['alone', 'Lovely job, very tidy.\nSue P\n\nTurned up on time.\nTom'],
    ['with stars', 'Lovely job, very tidy.\nSue P ★★★★★\n\nTurned up on time.\nTom ★★★★★'],
    ['over a date', 'Lovely job, very tidy.\nSue P\n2 weeks ago\n\nTurned up on time.\nTom\n3 weeks ago'],
    ['below stars', '★★★★★\nLovely job, very tidy.\nSue P\n\n★★★★☆\nTurned up on time.\nTom'],
  ])('get the right author if names come after the text, %s', (_, text) => {
    expect(split(text)).toMatchObject([
      { author: 'Sue P', text: 'Lovely job, very tidy.', unsure: false },
      { author: 'Tom', text: 'Turned up on time.', unsure: false },
    ])
  })

  it('get the right author in a text of mixed formats', () => {
    const mixed = `"Walking again in six weeks." – Priya S., Clifton

★★★★★ She listens and explains everything. Can't recommend enough.
George Hale

Best physio in Bristol
- Mae O'Connor, March 2026`
    for (const text of [mixed, mixed.replaceAll('\n\n', '\n').replace('Best physio', '★★★★ Best physio')])
      expect(split(text)).toMatchObject([
        { author: 'Priya S.', text: 'Walking again in six weeks.', stars: 0 },
        { author: 'George Hale', text: "She listens and explains everything. Can't recommend enough.", stars: 5 },
        { author: "Mae O'Connor", text: 'Best physio in Bristol' },
      ])
  })

  it('accept an author before a dash, or in brackets after a quote', () => {
    const anna = '★★★★★ Fixed my gears while I waited, fair price.\nAnna P.'
    const tom = 'Tom Reyes - They picked the bike up from work and had it back the next morning.'
    const priya = '"Best wheel build I have ever had." (Priya K.)'
    const jordan = 'Jordan Lee, March 3, 2025\nHonest about what did not need replacing.'
    const reviews = {
      anna: { author: 'Anna P.', stars: 5, text: 'Fixed my gears while I waited, fair price.' },
      tom: { author: 'Tom Reyes', text: 'They picked the bike up from work and had it back the next morning.' },
      priya: { author: 'Priya K.', text: 'Best wheel build I have ever had.' },
      jordan: { author: 'Jordan Lee', date: '2025-03-03', text: 'Honest about what did not need replacing.' },
    }
    const all = split([anna, tom, priya, jordan].join('\n\n'))
    expect(all).toMatchObject([reviews.anna, reviews.tom, reviews.priya, reviews.jordan])
    expect(all.every(({ unsure }) => !unsure)).toBe(true)
    expect(split(tom)).toMatchObject([reviews.tom])
    expect(split(priya)).toMatchObject([reviews.priya])
    expect(split([anna, tom, priya].join('\n'))).toMatchObject([reviews.anna, reviews.tom, reviews.priya])
    expect(split('Great work - they were on time and very tidy.')).toMatchObject([{ author: '' }])
  })

  it('count as unsure if a name appears in the middle of the text', () => {
    expect(split('Very kind. – Jo P\nShe listens.\nGeorge Hale\n“Best in Bristol.” – Mae F')).toMatchObject([
      { author: 'Jo P', unsure: false },
      { author: 'Mae F', unsure: true },
    ])
  })

  it('don’t take a short sentence before a date for a name', () => {
    const short = trustpilot.replace('Quick, tidy and polite.', 'Quick and tidy.')
    expect(split(short)).toMatchObject([{ author: 'Jo Bloggs', text: 'Would use again\nQuick and tidy.' }])
  })

  it('from Google Maps don’t include its buttons or the owner’s replies', () => {
    expect(split(google)).toMatchObject([
      {
        author: 'Jane Doe',
        date: '2025-09',
        source: 'Google',
        text: 'Great service from start to finish.\n\nThey even swept the drive.',
      },
      { author: 'John Smith', date: '2024', text: 'Fixed our boiler on a Sunday. Thanks!' },
      { author: 'Ana María López', date: '2025-11', text: 'Puntuales y amables.' },
    ])
    expect(split(google)).toHaveLength(3)
  })

  it('from Yelp include the author’s town, the stars and the date', () => {
    expect(split(yelp)).toMatchObject([
      {
        author: 'Maria G.',
        place: 'San Francisco, CA',
        stars: 5,
        date: '2024-03-03',
        source: 'Yelp',
        text: 'Best haircut I have had in years.',
      },
      { author: 'Dev P.', stars: 4, date: '2023-12-28', text: 'Good, but the wait was long.' },
    ])
  })

  it('from Facebook use the name before the recommendation', () => {
    expect(split(facebook)).toMatchObject([
      { author: 'Anna Smith', date: '2023-03-04', source: 'Facebook', text: 'In and out in half an hour.' },
      { author: "Tom O'Neil", date: '2022-01-09', text: 'They lost my hubcap.' },
    ])
  })

  it('from Trustpilot start with their title', () => {
    expect(split(trustpilot)).toMatchObject([
      {
        author: 'Jo Bloggs',
        stars: 5,
        date: '2024-01-03',
        source: 'Trustpilot',
        text: 'Would use again\nQuick, tidy and polite.',
      },
    ])
  })

  it('accept a dash and a name, place, stars, source or date at the end', () => {
    const text = `"Best barber in town." — Jo, Leeds
"Great work, every time." - Maria K., 5 stars, Google, 2023-04-01

★★★★☆
They came on a Sunday.

And they stayed until it worked.
— Sam Hill, March 2025`
    expect(split(text)).toMatchObject([
      { text: 'Best barber in town.', author: 'Jo', place: 'Leeds', stars: 0 },
      { text: 'Great work, every time.', author: 'Maria K.', stars: 5, source: 'Google', date: '2023-04-01' },
      {
        text: 'They came on a Sunday.\n\nAnd they stayed until it worked.',
        author: 'Sam Hill',
        stars: 4,
        date: '2025-03',
      },
    ])
  })

  it('accept a line of name, stars and date at the start', () => {
    const text = `Jane Doe ★★★★★ 12 March 2024
They were wonderful.

Bob - 5/5
Good.`
    expect(split(text)).toMatchObject([
      { author: 'Jane Doe', stars: 5, date: '2024-03-12', text: 'They were wonderful.' },
      { author: 'Bob', stars: 5, text: 'Good.' },
    ])
  })

  it('otherwise consist of a paragraph each, with a name above or in front', () => {
    const text = `Kim Lee
The best bread I have eaten.

Peter: They repaired my bike while I waited.

Quick and friendly, and not expensive at all.`
    expect(split(text)).toMatchObject([
      { author: 'Kim Lee', text: 'The best bread I have eaten.' },
      { author: 'Peter', text: 'They repaired my bike while I waited.' },
      { author: '', text: 'Quick and friendly, and not expensive at all.' },
    ])
  })

  it('keep right-to-left text, emoji and dashes inside a sentence', () => {
    const text = 'خدمة ممتازة جدا شكرا لكم\n\n👍👍 Top – gerne wieder!'
    expect(split(text).map((review) => review.text)).toEqual(['خدمة ممتازة جدا شكرا لكم', '👍👍 Top – gerne wieder!'])
  })

  it('end after a sentence if too long, and are marked as shortened', () => {
    const [review] = split(`${'They came at eight and left at nine. '.repeat(140)}`)
    expect(review?.shortened).toBe(true)
    expect(review?.text.length).toBeLessThanOrEqual(640)
    expect(review?.text).toMatch(/left at nine\. …$/)
    const [endless] = split('x'.repeat(5000))
    expect(endless?.text.length).toBeLessThanOrEqual(640)
  })

  it('stop at fifty, even in a megabyte of text', () => {
    const fifty = Array.from({ length: 50 }, (_, nth) => `Name Number ★★★★★\nText number ${nth}.`).join('\n\n')
    expect(split(fifty)).toHaveLength(50)
    const before = Date.now()
    split('a – b '.repeat(200_000))
    split('★ '.repeat(200_000))
    split(`${'A'.repeat(200)} - `.repeat(5000))
    expect(Date.now() - before).toBeLessThan(5000)
  })

  it('don’t include blank text or symbols alone', () => {
    expect(split(' \n\n ')).toEqual([])
    expect(split('★★★★★\n---\n!!!')).toEqual([])
  })
})

describe('parseStars', () => {
  it.each([
    ['★★★★★', 5],
    ['★★★☆☆', 3],
    ['⭐⭐⭐⭐', 4],
    ['⭐️⭐️', 2],
    ['5/5', 5],
    ['4 / 5', 4],
    ['5 stars', 5],
    ['4.5 out of 5', 5],
    ['4,4 von 5 Sternen', 4],
    ['Rated 3 out of 5 stars', 3],
  ])('reads %s as %i stars', (line, count) => {
    expect(parseStars(line)).toBe(count)
  })

  it.each(['7 stars', '★★★★★★★', '0/5', '6/5', 'Five stars from me!', ''])('finds no stars in “%s”', (line) => {
    expect(parseStars(line)).toBeUndefined()
  })
})

describe('parseDate', () => {
  it.each([
    ['2 months ago', '2025-09'],
    ['a year ago', '2024'],
    ['Edited 3 weeks ago', '2025-11'],
    ['yesterday', '2025-11-24'],
    ['5 hours ago', '2025-11-25'],
    ['a month ago on Google', '2025-10'],
    ['vor 2 Monaten', '2025-09'],
    ['il y a 3 ans', '2022'],
    ['hace un mes', '2025-10'],
    ['2 anni fa', '2023'],
    ['March 14, 2025', '2025-03-14'],
    ['14th March 2025', '2025-03-14'],
    ['14. März 2025', '2025-03-14'],
    ['14 de marzo de 2025', '2025-03-14'],
    ['Mar 2025', '2025-03'],
    ['2025年3月14日', '2025-03-14'],
    ['14.03.2025', '2025-03-14'],
    ['3/14/2025', '2025-03-14'],
    ['03/04/2025', '2025'],
    ['2025-03-14', '2025-03-14'],
  ])('reads %s as %s', (line, date) => {
    expect(parseDate(line, now)).toBe(date)
  })

  it.each(['March 14, 2031', 'in 2 months', '2025-02-30', '31/31/2024', 'May I come back?', ''])(
    'finds no date in “%s”',
    (line) => {
      expect(parseDate(line, now)).toBeUndefined()
    },
  )
})
