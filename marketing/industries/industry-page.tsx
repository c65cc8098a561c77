import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { product } from '#renderer/document/product.ts'
import type { Trade } from '#templates/trade.ts'
import { trades } from '#templates/trade-list.ts'
import { samplePath } from '#worker/pages/sample-paths.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { industryPath } from '#worker/platform/addresses/public-paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Points } from '../parts/points.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import { Trail } from '../parts/trail.tsx'
import { cardPath } from '../pictures/picture-paths.ts'
import type { PublicPage } from '../public-page.ts'
import { SampleStage } from '../samples/sample-frame.tsx'
import { sampleSite, shownStyles } from '../samples/sample-sites.ts'
import { trailOf } from '../shell/trail.ts'
import { IndustryCard } from './industry-card.tsx'
import { industryCopies, industryCopyOf } from './industry-copies.ts'
import type { IndustryCopy } from './industry-copy.ts'
import { LookMiniature } from './look-miniature.tsx'

const otherStyles = (style: PresetStyle) => shownStyles.filter((shown) => shown.style !== style)

const nameCount = 8

/** A page per trade: what its website needs, a live sample, and a link to the wizard with the trade preselected. */
export default industryCopies.map(
  (copy): PublicPage => ({
    path: industryPath(copy.slug),
    title: `${copy.title} · ${product.name}`,
    description: copy.description,
    card: cardPath(copy.slug),
    data: [questionsData(copy.questions)],
    body: () => <IndustryBody copy={copy} />,
  }),
)

function tradeOf(slug: string): Trade {
  const trade = trades.find((candidate) => candidate.slug === slug)
  if (!trade) throw new Error(`there is no trade called ${slug}`)
  return trade
}

function IndustryBody({ copy }: { copy: IndustryCopy }) {
  const { slug, one, headline, lead, style, needs, servicesLead, questions, related, title } = copy
  const trade = tradeOf(slug)
  const sample = sampleSite(style, slug)
  const start = wizardLink({ trade: slug })
  return (
    <>
      <section className="hero trade">
        <div className="hero-words">
          <Trail steps={trailOf(industryPath(slug), title).slice(0, -1)} />
          <p className="eyebrow">{title}</p>
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <a className="button" href={start} data-click="start-industry">
              Get Started
            </a>
            <a className="quiet" href={samplePath(style, slug)}>
              See a live sample
            </a>
          </div>
        </div>
        <SampleStage {...sample} first />
      </section>

      <section className="band" aria-labelledby="needs">
        <h2 id="needs">What {one} needs from a website</h2>
        <Points items={needs} />
      </section>

      <section className="band sunken" aria-labelledby="services">
        <div className="beside">
          <div className="beside-head">
            <h2 id="services">You say it once</h2>
            <p className="lead">{servicesLead}</p>
            <p className="fine">
              Here is what the invented owner of {sample.business.name} typed. Your page says what you type, and nothing
              that you didn’t.
            </p>
          </div>
          <blockquote className="typed">
            {sample.business.typed.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
        </div>
      </section>

      <section className="band" aria-labelledby="looks">
        <h2 id="looks">The same business, dressed differently</h2>
        <p className="lead">
          {sample.business.name} is invented; its website is what you would get. Five styles with eight pairs of fonts,
          and thirty palettes: change your mind at any time, and keep every word.
        </p>
        <ul className="looks">
          {otherStyles(style).map(({ style: other, name }) => (
            <li key={other}>
              <a href={samplePath(other, slug)} data-click="open-style">
                <LookMiniature style={other} trade={slug} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>

      <section className="band" aria-labelledby="names">
        <h2 id="names">Still looking for a name?</h2>
        <ul className="name-list" aria-label="Names for such a business">
          {trade.names.whole.slice(0, nameCount).map((name) => (
            <li key={name}>
              <a href={wizardLink({ businessName: name, trade: slug })} data-click="start-name">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="more">
          <a href={`/business-name-creator?trade=${slug}`}>Twelve more, made for your business</a>
        </p>
      </section>

      <Questions heading="Asked before you ask" items={questions} name="asked" />

      <section className="band" aria-labelledby="related">
        <h2 id="related">Trades nearby</h2>
        <ul className="cards three">
          {related.map((near) => (
            <IndustryCard key={near} copy={industryCopyOf(near)} />
          ))}
        </ul>
      </section>

      <Closing
        heading="Yours could be open by the next coffee"
        text="Five short steps, and you see your own website before you give anyone your address."
        href={start}
      />
    </>
  )
}
