import { presetStyles } from '#renderer/document/enumerations.ts'
import { sectionTypeNames } from '#renderer/document/section-types.ts'
import { formLanguages } from '#renderer/document/values/languages.ts'
import { fontPairs } from '#renderer/styles/font-pairs.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { planLimits } from './plan-limits.ts'

/** Included features in everyday language. */
const planParts = [
  {
    name: 'Making it',
    items: [
      'A whole website made from your own words, which you see before you create an account',
      `${presetStyles.length} styles with ${fontPairs.length} pairs of fonts, ${palettes.length} palettes, and any colors of your own`,
      `${sectionTypeNames.length} kinds of sections, from services and prices to team, video and questions`,
      'Prices, hours and numbers entered once and shown wherever they belong',
      'Text from up to five pages of your old website, with its logo and pictures',
    ],
  },
  {
    name: 'Pictures',
    items: [
      'Uploads by drag and drop or paste, with cropping',
      'Resized for phones, without the data your camera adds',
      'Patterns in your colors, for when you have no photo',
    ],
  },
  {
    name: 'Putting it online',
    items: [
      'A web address of your choice under our domain, with a certificate',
      `Your own domains, up to ${planLimits.domains} for each website`,
      'Unlimited visitors, and publish as often as you like',
      'Scheduled publishing, and private preview links',
      'Sitemap, search data and a picture for shared links',
    ],
  },
  {
    name: 'Hearing from visitors',
    items: [
      'A contact form that asks for what you choose, works without scripts and filters spam',
      'An inbox for all your websites, with search, archive, email replies and a CSV export',
      'An email for each message, or one a day. Appointment requests come with a calendar event',
      'Visitor numbers without cookies: how many, from where, and who called, wrote or booked',
    ],
  },
  {
    name: 'Looking after it',
    items: [
      `The last ${planLimits.versions} published versions, to view, compare and restore`,
      'Undo for every change, and nothing lost when you close a tab',
      `A contact form, privacy and terms pages in ${formLanguages.length} languages, and a cookie banner`,
      'Download everything you made, at any time',
    ],
  },
] as const

/** Limits that users might reach. */
const planNumbers = [
  { number: planLimits.websites, unit: 'websites', about: 'in one account' },
  { number: planLimits.pictures, unit: 'pictures', about: 'on each of them' },
  { number: `${planLimits.pictureMegabytes} MB`, unit: '', about: 'for each picture, before we make it small' },
  { number: planLimits.versions, unit: 'versions', about: 'kept for each website' },
] as const

export function PlanPanel() {
  return (
    <section className="plan" aria-label="What is included">
      <div className="plan-card">
        <div className="plan-price">
          <p className="price">
            <span className="sum">$0</span> <span>for everything</span>
          </p>
          <p>One plan, and you’re on it. No card, no trial that ends, no feature behind a lock.</p>
          <a className="button light" href={wizardLink()} data-click="start-pricing">
            Create your website
          </a>
          <p className="fine">You’ll see it before you’re asked for an email address.</p>
        </div>
        <div className="plan-parts">
          {planParts.map(({ name, items }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul className="ticks">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <dl className="plan-numbers">
        {planNumbers.map(({ number, unit, about }) => (
          <div key={about}>
            <dt>
              <span className="sum">{number}</span> {unit}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
