import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import type { PublicPage } from '../public-page.ts'
import { Comparison } from './comparison-table.tsx'
import { ElsewhereCosts } from './elsewhere-costs.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { pricingQuestions } from './pricing-questions.ts'

/** One price, what it buys, and what it does not. */
export const pricingPage: PublicPage = {
  path: pages.pricing,
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
        url: product.homepage + pages.pricing,
        availability: 'https://schema.org/InStock',
      },
    },
    questionsData(pricingQuestions),
  ],
  body: PricingBody,
}

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
