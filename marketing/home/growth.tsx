/** The marketing claim and its evidence. */
export function Growth() {
  return (
    <section className="bleed growth" aria-labelledby="growth">
      <div className="bleed-words">
        <h2 id="growth">
          Retailers with a website grow on average by{' '}
          <strong>
            15–50%
            <sup>
              <a href="#growth-note">
                1<span className="for-ears">: what the figure rests on</span>
              </a>
            </sup>
          </strong>
        </h2>
        <GrowthRange />
        <p className="lead">
          It starts with being found. When somebody looks you up, they see your hours, your number and a page that makes
          them want to call.
        </p>
        <p className="fine" id="growth-note">
          1. Sales growth, on average across businesses. Large surveys agree that businesses with a presence online grow
          faster. In McKinsey’s <cite>Internet matters</cite> (2011; 4,800 businesses in 12 countries, retail among
          them), those that use the web grew more than twice as fast as those that hardly do. In Boston Consulting
          Group’s <cite>The $4.2 Trillion Opportunity</cite> (2012; 15,000 businesses), the sales of the heaviest users
          grew up to 22% more in three years. To follow your own growth, watch the visitors, calls and messages that we
          count for you.
        </p>
      </div>
    </section>
  )
}

/** In percent. */
const range = { from: 15, to: 50, scaleEnd: 60 }
/** In SVG units. */
const bar = { width: 14, step: 20, tallest: 150 }

/** A bar per percentage point, as tall as its value. */
const bars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => {
    const percent = from + nth
    const height = ((percent + 1) / range.scaleEnd) * bar.tallest
    return `M${percent * bar.step} ${bar.tallest}v${-height}h${bar.width}v${height}z`
  }).join('')

function GrowthRange() {
  const { from, to, scaleEnd } = range
  return (
    <div className="growth-range">
      <svg viewBox={`0 0 ${scaleEnd * bar.step} ${bar.tallest}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bars(0, from) + bars(to, scaleEnd)} />
        <path className="in" d={bars(from, to)} />
      </svg>
      <ol aria-hidden="true">
        <li>0</li>
        <li className="at-15">+{from}%</li>
        <li className="at-50">+{to}%</li>
      </ol>
    </div>
  )
}
