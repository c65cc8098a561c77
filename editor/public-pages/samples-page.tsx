import { product } from '../../renderer/document/product.ts'
import { sampleBusinesses } from '../../templates/samples/sample-businesses.ts'
import { pages } from '../../worker/contract/routes-table.ts'
import { samplePath, styleSlug } from '../../worker/contract/sample-paths.ts'
import { PageShell } from './page-shell.tsx'
import type { PublicPageProps } from './public-page-props.ts'
import { SampleFrame } from './sample-frame.tsx'
import { type ShownStyle, shownStyles } from './sample-sites.ts'

/** Every style with the sample websites drawn in it. */
export function SamplesPage({ stylesheet }: PublicPageProps) {
  return (
    <PageShell
      title={`Sample websites · ${product.name}`}
      description="Five styles, each on whole websites for plumbers, barbers, therapists and more. Open any of them and look around."
      path={pages.samples}
      stylesheet={stylesheet}
    >
      <section className="hero">
        <h1>Five styles, built five ways</h1>
        <p className="lead">
          A style decides how a page is built, not just how it is painted. Open any of these and look around: the
          businesses are invented, the websites are what you would get.
        </p>
        <ul className="jumps" aria-label="Styles">
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
      <section className="close">
        <h2>Now with your name on it</h2>
        <p className="lead">A few answers about your business, and you see it in a style that suits your trade.</p>
        <a className="button" href={pages.create}>
          Create your website
        </a>
      </section>
    </PageShell>
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
      <div className="stage">
        <SampleFrame style={style} business={business} first={first} />
        <SampleFrame style={style} business={business} phone />
        <a className="whole" href={samplePath(style, business.industry)}>
          <span className="for-ears">Open the sample website of {business.name}</span>
        </a>
      </div>
      <ul className="trades" aria-label={`Sample websites in ${name}`}>
        {sampleBusinesses.map(({ industry, trade }) => (
          <li key={industry}>
            <a href={samplePath(style, industry)} aria-current={industry === business.industry ? 'true' : undefined}>
              {capitalised(trade)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'Plumber' of 'a plumber'. */
function capitalised(trade: string): string {
  const words = trade.replace(/^an? /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
