import { samplePath } from '#worker/pages/sample-paths.ts'
import type { IndustrySlug } from '#worker/platform/addresses/public-paths.ts'
import type { IndustryCopy } from '../industries/industry-copy.ts'
import { samplePicture, shots } from '../samples/sample-pictures.ts'
import { sampleSite } from '../samples/sample-sites.ts'
import { TradeList } from './trade-list.tsx'

const shownTrades: readonly IndustrySlug[] = [
  'restaurant',
  'electrician',
  'accountant',
  'coffee-shop',
  'landscaping',
  'barber-shop',
  'spa',
  'music-lessons',
  'pest-control',
  'dentist-office',
]

/** A full-width wall of sample websites, in their mobile versions on phones. */
export function WebsiteWall() {
  return (
    <section className="bleed websites" aria-labelledby="samples">
      <div className="bleed-words">
        <h2 id="samples">Made from a few answers</h2>
        <p className="lead">
          Invented businesses, real websites. Their owners typed a few lines: prices, hours, who comes. The software
          that will do yours did the rest. Open one, click around, try it on your phone.
        </p>
        <a className="button light" href="/samples">
          All five styles, for every trade
        </a>
      </div>
      <TradeList className="first-views" trades={shownTrades}>
        {(copy) => <FirstView {...copy} />}
      </TradeList>
    </section>
  )
}

function FirstView({ slug, style }: IndustryCopy) {
  const { business } = sampleSite(style, slug)
  const { desk, phone } = shots
  return (
    <a href={samplePath(style, slug)} data-click="open-sample">
      <picture>
        <source
          media="(max-width: 767.98px)"
          srcSet={samplePicture(style, slug, 'phone')}
          width={phone.width}
          height={phone.height}
        />
        <img
          src={samplePicture(style, slug, 'desk')}
          alt={`Website of ${business.name}, ${business.trade}`}
          width={desk.width}
          height={desk.height}
          loading="lazy"
        />
      </picture>
    </a>
  )
}
