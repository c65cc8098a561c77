import { limits } from '#renderer/document/fields/limits.ts'
import { product } from '#renderer/document/product.ts'
import { accountDeletedPlace, pages } from '#worker/platform/addresses/paths.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import type { PublicPage, StructuredThing } from '../public-page.ts'
import { SampleStage } from '../samples/sample-frame.tsx'
import { heroSample } from '../samples/sample-sites.ts'
import { Features } from './features.tsx'
import { Growth } from './growth.tsx'
import { homeQuestions } from './home-questions.ts'
import { StyleSwitch } from './style-switch.tsx'
import { TradeWall } from './trade-wall.tsx'
import { WebsiteWall } from './website-wall.tsx'

/** The website as search engines see it: its name in results and its site search. */
const website: StructuredThing = {
  '@type': 'WebSite',
  '@id': `${product.homepage}/#website`,
  name: product.name,
  url: `${product.homepage}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${product.homepage}/support?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
}

export default {
  path: '/',
  title: `${product.name}: a website that looks paid for`,
  description:
    'Answer a few questions about your business and get a website that looks paid for. Edit it, publish it, done. Free, fast, yours.',
  data: [website, questionsData(homeQuestions)],
  body: HomeBody,
} satisfies PublicPage

function HomeBody() {
  return (
    <>
      <p className="farewell" id={accountDeletedPlace.slice(1)} tabIndex={-1}>
        Your account is deleted, and your websites are offline. Thank you for trying {product.name}.
      </p>
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

      <WebsiteWall />
      <TradeWall />
      <Steps />
      <StyleSwitch />
      <Features />
      <Growth />
      <Questions heading="Fair questions" items={homeQuestions} name="asked" />
      <Closing heading="See yours before you sign up" text="Five short steps. If you don’t like it, close the tab." />
    </>
  )
}

/** The wizard's first two questions. A plain HTML form that passes the input in the URL. */
function StartForm() {
  return (
    <form className="start-form" action={pages.create} method="get">
      <label className="for-ears" htmlFor="start-name">
        Business name
      </label>
      <input
        id="start-name"
        name="businessName"
        type="text"
        placeholder="Your business’s name"
        maxLength={limits.businessName}
        autoComplete="organization"
      />
      <button className="button" type="submit" data-click="start-hero">
        Get Started
      </button>
      <p className="fine">No account, no card. You see the website first.</p>
    </form>
  )
}

const steps = [
  {
    title: 'Say what you do',
    text: 'What you offer, what it costs, when you’re open. You see what we understood as you type; an old website helps, if you have one.',
  },
  {
    title: 'Pick what you like',
    text: 'Fonts, colors and sections, each shown on your own website while you choose. A section with nothing to say waits until it has.',
  },
  {
    title: 'Change it and publish',
    text: 'Click any part of the page and type. Publish, and it’s live at its own web address a second later.',
  },
] as const

function Steps() {
  return (
    <section className="band" aria-labelledby="steps">
      <h2 id="steps">No blank page to start from</h2>
      <ol className="points three numbered">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
