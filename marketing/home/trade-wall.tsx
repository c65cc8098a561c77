import { type IndustrySlug, industryPath } from '#worker/platform/addresses/public-paths.ts'
import { copyOf } from '../industries/industry-copies.ts'
import { picturePath } from '../pictures/picture-paths.ts'

const shown: readonly IndustrySlug[] = [
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

/** Trades with their pictures, side by side. */
export function TradeWall() {
  return (
    <section className="band trade-wall" aria-labelledby="trades">
      <div className="row-head">
        <h2 id="trades">It knows your trade</h2>
        <a href="/industries">All thirty trades</a>
      </div>
      <ul className="wall">
        {shown.map(copyOf).map(({ slug, plural }) => (
          <li key={slug}>
            <a href={industryPath(slug)}>
              <img src={picturePath(slug)} alt="" width="600" height="400" loading="lazy" />
              {plural}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
