import { wizardLink } from '../../../worker/platform/addresses/paths.ts'
import { planNumbers, planParts } from './plan-parts.ts'

/** The one plan: its price, all that it includes, and where it ends. */
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
