import { product } from '#renderer/document/product.ts'
import { Closing } from '../parts/closing.tsx'
import { Points } from '../parts/points.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import type { PublicPage } from '../public-page.ts'
import { SampleStage } from '../samples/sample-frame.tsx'
import { sampleSite } from '../samples/sample-sites.ts'
import { googleQuestions } from './google-questions.ts'
import { OldTextForm } from './old-text-form.tsx'

const shownSample = sampleSite('Common', 'landscaping')

const benefits = [
  {
    title: 'Your words, laid out',
    text: 'Prices become a price list, hours a table, areas a map. What you didn’t say isn’t on the page.',
  },
  {
    title: 'An address that stays yours',
    text: 'Publish under a free web address, or connect a domain that you own and take with you.',
  },
  {
    title: 'Nothing to lose again',
    text: 'Download your words, pictures and versions at any time, as ordinary files that open without us.',
  },
] as const

/** For owners of a discontinued free Google website: creates a new website from their old text. */
export default {
  path: '/google-business-website',
  title: `Google closed your business website · ${product.name}`,
  description:
    'Google turned off websites made with Business Profiles in March 2024. Paste your old text and get a better website from it, free.',
  data: [questionsData(googleQuestions)],
  scripts: ['old-text'],
  body: GoogleBody,
} satisfies PublicPage

function GoogleBody() {
  return (
    <>
      <section className="bleed google-hero">
        <div className="bleed-words">
          <div className="google-words">
            <h1>Google closed your business website. Here is a better one</h1>
            <p className="lead">
              Paste what the old one said. {product.name} reads it and designs a whole website around your words. You
              see it before you sign up, and it’s free.
            </p>
          </div>
          <OldTextForm />
        </div>
      </section>
      <section className="band closed" aria-labelledby="closed">
        <h2 id="closed">What happened to it</h2>
        <dl className="closed-dates">
          <div>
            <dt className="sum">March 2024</dt>
            <dd>Google turns off the websites that businesses had made with their Business Profiles.</dd>
          </div>
          <div>
            <dt className="sum">June 10, 2024</dt>
            <dd>The redirects end, too. Whoever types the old address, or taps it on an old flyer, gets nothing.</dd>
          </div>
        </dl>
      </section>
      <section className="band" aria-labelledby="gains">
        <h2 id="gains">What you get instead</h2>
        <Points items={benefits} />
        <SampleStage {...shownSample} />
      </section>
      <Questions heading="Before you paste" items={googleQuestions} name="asked" />
      <Closing heading="No text left?" text="A few lines about what you do are enough to begin with." />
    </>
  )
}
