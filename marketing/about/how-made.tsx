import { product } from '#renderer/document/product.ts'
import { releasesKept } from '#worker/publishing/schema.ts'

/** Measured on the sample websites. docs/benchmarks.md has the details and the commands. */
const figures = [
  { figure: '12 KB', about: 'A whole page with its styles, as it travels' },
  { figure: '0', about: 'Scripts that your visitors have to load' },
  { figure: '100', about: 'In all four Lighthouse categories, on a phone' },
  { figure: releasesKept, about: 'Published versions kept, each a click away' },
] as const

export function HowMade() {
  return (
    <section className="band" aria-labelledby="made">
      <h2 id="made">How it’s made</h2>
      <p className="lead">
        Your website is one document: what it says, how it looks, in which order. Everything else is worked out from it,
        the preview while you type and the page that visitors get. That’s why nothing differs between the two.
      </p>
      <dl className="figures">
        {figures.map(({ figure, about }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd className="sum">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="points two">
        <div>
          <h3>Made of what you said</h3>
          <p>
            Prices, hours, people and places are read from your own sentences and put where customers look for them. A
            language model may smooth the sentences where one is set up. Code checks its answers against your facts, and
            you have the last word.
          </p>
        </div>
        <div>
          <h3>Designed, not decorated</h3>
          <p>
            Five styles that differ in how they’re built, pairs of fonts that get along, palettes that were mixed by
            hand. <a href="/samples">Look through them</a> on businesses we invented.
          </p>
        </div>
        <div>
          <h3>Complete without photos</h3>
          <p>
            Until you add your own photos, your page uses type, color and patterns. We never show pictures of work that
            isn’t yours.
          </p>
        </div>
        <div>
          <h3>Open to look into</h3>
          <p>
            {product.name} is open source under the MIT license. Anyone may read what it does with their data, and
            anyone may run it.
          </p>
        </div>
      </div>
    </section>
  )
}
