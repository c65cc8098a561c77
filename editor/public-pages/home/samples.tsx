import { pages } from '../../../worker/platform/addresses/paths.ts'
import { SampleFigure } from '../samples/sample-frame.tsx'
import { homeSamples } from '../samples/sample-sites.ts'

/** Four sample websites, each in another style. */
export function Samples() {
  return (
    <section className="band" aria-labelledby="samples">
      <h2 id="samples">Made from a few answers</h2>
      <p className="lead">
        Invented businesses, real websites. Their owners typed a few lines: prices, hours, who comes. The software that
        will do yours did the rest. Open one, click around, try it on your phone.
      </p>
      <div className="samples">
        {homeSamples.map((sample) => (
          <SampleFigure key={sample.business.industry} {...sample} />
        ))}
      </div>
      <p className="more">
        <a href={pages.samples}>All five styles, for every trade</a>
      </p>
    </section>
  )
}
