import { product } from '../../../renderer/document/product.ts'

/** The marketing claim, with its evidence. */
export function Growth() {
  return (
    <section className="band growth" aria-labelledby="growth">
      <h2 id="growth">
        Retailers with a website grow on average by <strong>15–50%</strong>
        <sup>
          <a href="#growth-note">
            1<span className="for-ears">: where the figure is from</span>
          </a>
        </sup>
      </h2>
      <p className="lead">
        We can’t promise you that. We can see to it that when somebody looks you up, they find your hours, your number
        and a page that makes them want to call.
      </p>
      <p className="fine" id="growth-note">
        1. A figure from {product.name}’s marketing, quoted widely in the trade and not measured by us. Businesses that
        build a website often do other things right as well, so read it as a hint, not as a forecast.
      </p>
    </section>
  )
}
