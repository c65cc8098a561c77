import { styleSlug } from '#worker/pages/sample-paths.ts'
import { SampleStage } from '../samples/sample-frame.tsx'
import { switchedSamples } from '../samples/sample-sites.ts'

/** A sample business in every style, one at a time. Radio buttons switch between them without a script (home.css). */
export function StyleSwitch() {
  return (
    <section className="band style-switch" aria-labelledby="styles">
      <div className="row-head">
        <h2 id="styles">One barber shop, five ways</h2>
        <a href="/samples">More about the styles</a>
      </div>
      <p className="lead">
        A style decides how a page is built, not just how it’s painted. Changing your mind later keeps every word.
      </p>
      <fieldset className="switch">
        <legend className="for-ears">Style</legend>
        {switchedSamples.map(({ style, name }, index) => (
          <label key={style}>
            <input
              type="radio"
              name="style"
              value={styleSlug(style)}
              defaultChecked={index === 0}
              data-click="switch-style"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="switched">
        {switchedSamples.map(({ style, business }) => (
          <div key={style} className={`in-${styleSlug(style)}`}>
            <SampleStage style={style} business={business} />
          </div>
        ))}
      </div>
    </section>
  )
}
