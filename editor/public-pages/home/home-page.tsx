import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import type { PublicPage, StructuredThing } from '../public-page.ts'
import { SampleStage } from '../samples/sample-frame.tsx'
import { heroSample } from '../samples/sample-sites.ts'
import { Features } from './features.tsx'
import { Growth } from './growth.tsx'
import { homeQuestions } from './home-questions.ts'
import { Samples } from './samples.tsx'
import { StartForm } from './start-form.tsx'
import { Steps } from './steps.tsx'
import { StyleSwitch } from './style-switch.tsx'
import { TradeWall } from './trade-wall.tsx'

/** The whole of it, for search engines: its name in results, and its own search. */
const website: StructuredThing = {
  '@type': 'WebSite',
  '@id': `${product.homepage}/#website`,
  name: product.name,
  url: `${product.homepage}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${product.homepage}${pages.support}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
}

/** What the product is, shown rather than told. */
export const homePage: PublicPage = {
  path: pages.home,
  title: `${product.name}: a website that looks paid for`,
  description:
    'Answer a few questions about your business and get a website that looks paid for. Edit it, publish it, done. Free, fast, yours.',
  data: [website, questionsData(homeQuestions)],
  body: HomeBody,
}

function HomeBody() {
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <p className="eyebrow">For people with a trade to look after</p>
          <h1>A website that looks paid for, before your coffee is cold</h1>
          <p className="lead">
            Say what you do, where, and what it costs. {product.name} designs the whole site around your words and adds
            nothing you didn’t say. It’s free, and it’s yours to take away.
          </p>
          <StartForm />
        </div>
        <SampleStage {...heroSample} first />
      </section>

      <TradeWall />
      <Steps />

      <StyleSwitch />
      <Samples />
      <Features />
      <Growth />
      <Questions heading="Fair questions" items={homeQuestions} name="asked" />
      <Closing heading="See yours before you sign up" text="Five short steps. If you don’t like it, close the tab." />
    </>
  )
}
