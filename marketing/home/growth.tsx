/** The marketing claim, with its evidence. */
export function Growth() {
  return (
    <section className="band growth" aria-labelledby="growth">
      <h2 id="growth">
        Retailers with a website grow on average by <strong>15–50%</strong>
        <sup>
          <a href="#growth-note">
            1<span className="for-ears">: what the figure rests on</span>
          </a>
        </sup>
      </h2>
      <p className="lead">
        It starts with being found. When somebody looks you up, they see your hours, your number and a page that makes
        them want to call.
      </p>
      <p className="fine" id="growth-note">
        1. Sales growth, on average across businesses. Large surveys agree that businesses with a presence online grow
        faster. In McKinsey’s <cite>Internet matters</cite> (2011; 4,800 businesses in 12 countries, retail among them),
        those that use the web grew more than twice as fast as those that hardly do. In Boston Consulting Group’s{' '}
        <cite>The $4.2 Trillion Opportunity</cite> (2012; 15,000 businesses), the sales of the heaviest users grew up to
        22% more in three years. To follow your own growth, watch the visitors, calls and messages that we count for
        you.
      </p>
    </section>
  )
}
