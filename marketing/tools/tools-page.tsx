import { product } from '#renderer/document/product.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { Closing } from '../parts/closing.tsx'
import type { PublicPage } from '../public-page.ts'
import { sampleIdeas, sampleNames } from './tool-samples.ts'

const exampleCount = 5

const otherTools = [
  {
    path: '/google-business-website',
    name: 'For a closed Google website',
    text: 'Google turned yours off in 2024? Paste its text, and see it as a better one.',
  },
  {
    path: '/samples',
    name: 'Sample websites',
    text: 'Five styles for every trade. Open one, click around, try it on your phone.',
  },
  {
    path: '/industries',
    name: 'Thirty trades',
    text: 'What the website of an electrician, a spa or a chess teacher has to do, and a start that knows it.',
  },
  {
    path: '/blog',
    name: 'Reading for the evening',
    text: 'What a small website needs, what it doesn’t, and how people find it.',
  },
  {
    path: pages.create,
    name: 'The website creator',
    text: 'The biggest tool we have: five steps, and your website stands before you. No account needed to see it.',
  },
] as const

export default {
  path: '/tools',
  title: `Free tools for a new business · ${product.name}`,
  description:
    'A business name creator and a business idea creator, free and without an account, and a website for what comes out of them.',
  body: ToolsBody,
} satisfies PublicPage

function ToolsBody() {
  return (
    <>
      <section className="head">
        <h1>Tools for the day before day one</h1>
        <p className="lead">
          For when there is no name yet, or no business. Both are free, neither wants your email address, and what they
          find goes straight into a website if you like it.
        </p>
      </section>
      <div className="tool-cards">
        <ToolCard
          name="Business name creator"
          path="/business-name-creator"
          text="Twelve names from what you do and where. Keep the ones you like, and ask for twelve more."
          button="Find a name"
          examples={sampleNames.slice(0, exampleCount)}
          deep
        />
        <ToolCard
          name="Business idea creator"
          path="/business-idea-creator"
          text="Ten ideas from what you like and can do, each in about five words."
          button="Find an idea"
          examples={sampleIdeas.slice(0, exampleCount)}
        />
      </div>
      <section className="band" aria-labelledby="others">
        <h2 id="others">Free to look at, too</h2>
        <ul className="points two others">
          {otherTools.map(({ path, name, text }) => (
            <li key={path}>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Closing
        heading="Got a name and an idea?"
        text="Then the website is next. Five short steps, and you see it before you sign up."
      />
    </>
  )
}

type ToolCardProps = {
  name: string
  path: string
  text: string
  button: string
  examples: readonly string[]
  deep?: boolean
}

function ToolCard({ name, path, text, button, examples, deep }: ToolCardProps) {
  return (
    <article className={deep ? 'tool-card deep' : 'tool-card'}>
      <ul className="tool-examples" aria-label={`Some of what the ${name.toLowerCase()} has said`}>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <div className="tool-card-words">
        <h2>{name}</h2>
        <p>{text}</p>
        <a className={deep ? 'button light' : 'button'} href={path} data-click="open-tool">
          {button}
        </a>
      </div>
    </article>
  )
}
