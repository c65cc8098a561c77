import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import type { PublicPage } from '../public-page.ts'
import { Comparison } from './comparison-table.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { pricingQuestions } from './pricing-questions.ts'

export default {
  path: '/pricing',
  title: `Pricing: it’s free · ${product.name}`,
  description:
    'No plans to compare and no card to find. What is included, where the limits are, and what costs money elsewhere.',
  data: [
    {
      '@type': 'WebApplication',
      name: product.name,
      url: `${product.homepage}/`,
      description: product.tagline,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any, in a web browser',
      offers: {
        '@type': 'Offer',
        price: '0',
        priceCurrency: 'USD',
        url: `${product.homepage}/pricing`,
        availability: 'https://schema.org/InStock',
      },
    },
    questionsData(pricingQuestions),
  ],
  body: PricingBody,
} satisfies PublicPage

function PricingBody() {
  return (
    <>
      <section className="head">
        <h1>The price list is short</h1>
        <p className="lead">
          Making a website with {product.name}, publishing it and keeping it online is free. Not for fourteen days:
          free. Here is what that includes, and what it doesn’t.
        </p>
      </section>
      <PlanPanel />
      <ElsewhereCosts />
      <Comparison />
      <Questions heading="Questions about money" items={pricingQuestions} name="money" />
      <Closing heading="Nothing to decide" text="No plan to choose, so start with the part that’s about you." />
    </>
  )
}

function ElsewhereCosts() {
  return (
    <section className="band" aria-labelledby="elsewhere">
      <h2 id="elsewhere">What costs money, and whose register it lands in</h2>
      <div className="points three">
        <div>
          <h3>A domain</h3>
          <p>
            You rent it by the year from a registrar, in your own name. We connect it for free and set up its
            certificate. For what to look for before you pay, see{' '}
            <a href={postPath('choosing-a-web-address')}>choosing a web address</a>.
          </p>
        </div>
        <div>
          <h3>The hosting behind all this</h3>
          <p>
            The operator of an installation of {product.name} pays for its servers: here, we do. The software is open
            source, so anyone may run it. They then pay the hosting bill and decide what to charge.
          </p>
        </div>
        <div>
          <h3>People</h3>
          <p>
            A photographer for a morning, somebody to read your text aloud with. Often the best money a small business
            can spend on its website, and none of it comes our way.
          </p>
        </div>
      </div>
    </section>
  )
}
