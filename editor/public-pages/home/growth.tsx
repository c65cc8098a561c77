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
        1. A widely quoted average for retailers. Your results may differ.
      </p>
    </section>
  )
}
