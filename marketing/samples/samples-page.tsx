import { product } from '#renderer/document/product.ts'
import { sampleBusinesses } from '#templates/samples.ts'
import { samplePath, styleSlug } from '#worker/pages/sample-paths.ts'
import { Closing } from '../parts/closing.tsx'
import type { PublicPage } from '../public-page.ts'
import { SampleStage } from './sample-frame.tsx'
import { type ShownStyle, shownStyles } from './sample-sites.ts'

export default {
  path: '/samples',
  title: `Sample websites · ${product.name}`,
  description:
    'Five styles, each on whole websites for plumbers, barbers, therapists and more. Open any of them and look around.',
  body: SamplesBody,
} satisfies PublicPage

function SamplesBody() {
  return (
    <>
      <section className="head">
        <h1>Five styles, built five ways</h1>
        <p className="lead">
          A style decides how a page is built, not just how it’s painted. Open any of these and look around. The
          businesses are invented; the websites are what you’d get.
        </p>
        <ul className="chips" aria-label="Styles">
          {shownStyles.map(({ style, name }) => (
            <li key={style}>
              <a href={`#${styleSlug(style)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
      {shownStyles.map((shown, index) => (
        <StyleBand key={shown.style} shown={shown} first={index === 0} />
      ))}
      <Closing
        heading="Now with your name on it"
        text="A few answers about your business, and you see it in a style that suits your trade."
      />
    </>
  )
}

function StyleBand({ shown, first }: { shown: ShownStyle; first: boolean }) {
  const { style, name, text, business } = shown
  const id = styleSlug(style)
  return (
    <section className="style-band" id={id} aria-labelledby={`${id}-name`}>
      <div className="said">
        <h2 id={`${id}-name`}>{name}</h2>
        <p className="lead">{text}</p>
      </div>
      <SampleStage style={style} business={business} first={first} />
      <ul className="chips" aria-label={`Sample websites in ${name}`}>
        {sampleBusinesses.map(({ slug, trade }) => (
          <li key={slug}>
            <a href={samplePath(style, slug)} aria-current={slug === business.slug ? 'true' : undefined}>
              {capitalised(trade)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'Plumber' for 'a plumber'. */
function capitalised(trade: string): string {
  const words = trade.replace(/^an? /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
