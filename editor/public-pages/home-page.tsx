import { product } from '../../renderer/document/product.ts'
import { pages } from '../../worker/contract/routes-table.ts'
import { PageShell } from './page-shell.tsx'
import type { PublicPageProps } from './public-page-props.ts'
import { SampleFigure } from './sample-frame.tsx'
import { homeSamples } from './sample-sites.ts'

const stages = [
  {
    title: 'Say what you do',
    text: 'Your name, your trade, your town. A sentence or two is enough to begin with.',
  },
  {
    title: 'Pick what you like',
    text: 'Fonts, colors and sections, each shown on your own site while you choose.',
  },
  {
    title: 'Change it and publish',
    text: 'Click any part of the page to edit it. Publish, and it is live at its own web address.',
  },
]

const promises = [
  {
    title: 'Opens at once',
    text: 'A published page is plain HTML, kept close to your visitors. There is nothing to wait for.',
  },
  { title: 'Easy to read', text: 'Text stands out from its ground in every palette, on every screen, for every eye.' },
  {
    title: 'Nothing made up',
    text: 'Sample reviews and people help you see the page. They are marked, and never published.',
  },
  { title: 'Yours to change', text: 'Every word, picture and color can be edited, and every change can be undone.' },
]

/** What the product is, shown rather than told. */
export function HomePage({ stylesheet }: PublicPageProps) {
  const [first, ...others] = homeSamples
  return (
    <PageShell
      title={`${product.name}: Your Website in Minutes`}
      description="Answer a few questions about your business and get a website that looks paid for. Edit it, publish it, done."
      path={pages.home}
      stylesheet={stylesheet}
    >
      <section className="hero">
        <h1>Your Website in Minutes</h1>
        <p className="lead">
          For plumbers, barbers, therapists and everyone else who would rather work than build a website. Answer a few
          questions. Get a page that looks paid for.
        </p>
        <a className="button" href={pages.create}>
          Get Started
        </a>
      </section>
      {first && <SampleFigure {...first} large />}

      <section className="band">
        <h2>Three steps, no blank page</h2>
        <ol className="stages">
          {stages.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="band">
        <h2>Made from a few answers</h2>
        <p className="lead">
          Invented businesses, real pages: these are drawn by the same software that will draw yours.
        </p>
        <div className="samples">
          {others.map((sample) => (
            <SampleFigure key={sample.business.industry} {...sample} />
          ))}
        </div>
        <p className="more">
          <a href={pages.samples}>All five styles, for every trade</a>
        </p>
      </section>

      <section className="band">
        <h2>A good page, looked after</h2>
        <div className="promises">
          {promises.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>

      <section className="close">
        <h2>See yours before you sign up</h2>
        <p className="lead">You need no account to make it. Sign in when you want to keep it.</p>
        <a className="button" href={pages.create}>
          Create your website
        </a>
      </section>
    </PageShell>
  )
}
