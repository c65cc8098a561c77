import { type IndustrySlug, industryPath } from '#worker/platform/addresses/public-paths.ts'
import { picturePath } from '../pictures/picture-paths.ts'
import { TradeList } from './trade-list.tsx'

const shownTrades: readonly IndustrySlug[] = [
  'barber-shop',
  'electrician',
  'restaurant',
  'therapist',
  'bike-repair',
  'real-estate-agent',
  'coffee-shop',
  'carpentry',
  'dentist-office',
  'music-lessons',
  'house-cleaning',
  'tire-shop',
]

export function TradeWall() {
  return (
    <section className="band" aria-labelledby="trades">
      <div className="row-head">
        <h2 id="trades">It knows your trade</h2>
        <a href="/industries">All thirty trades</a>
      </div>
      <TradeList className="wall" trades={shownTrades}>
        {({ slug, plural }) => (
          <a href={industryPath(slug)}>
            <img src={picturePath(slug)} alt="" width="600" height="400" loading="lazy" />
            {plural}
          </a>
        )}
      </TradeList>
    </section>
  )
}
