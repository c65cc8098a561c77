import { product } from '#renderer/document/product.ts'
import { helpPath } from '#worker/platform/addresses/public-paths.ts'
import { withProductName } from '../articles/prose.tsx'
import type { PublicPage } from '../public-page.ts'
import { FindHelp } from './find-help.tsx'
import { articlesOf, helpArticles } from './help-articles.ts'
import { type HelpTopic, helpTopicNames, helpTopics, topicId } from './help-topics.ts'
import { StillStuck } from './still-stuck.tsx'

export default {
  path: '/support',
  title: `Support · ${product.name}`,
  description: `How to create, edit and publish a website with ${product.name}: an answer for every task, and someone to write to.`,
  scripts: ['find-help'],
  body: SupportBody,
} satisfies PublicPage

function SupportBody() {
  return (
    <>
      <section className="head help-head">
        <h1>What would you like to do?</h1>
        <p className="lead">
          {helpArticles.length} short answers, in the words you see on your screen. Most take a minute.
        </p>
        <FindHelp />
      </section>
      <div className="help-body" id="all-help">
        <TopicLinks />
        <div>
          {helpTopicNames.map((topic) => (
            <TopicList key={topic} topic={topic} />
          ))}
        </div>
      </div>
      <div className="band">
        <StillStuck />
      </div>
    </>
  )
}

/** Links to the topics, beside the articles or above them. */
const TopicLinks = () => (
  <nav className="help-jump" aria-label="Topics">
    <ul>
      {helpTopicNames.map((topic) => (
        <li key={topic}>
          <a href={`#${topicId(topic)}`}>{helpTopics[topic].heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The articles of a topic. The search shows copies of these entries. */
function TopicList({ topic }: { topic: HelpTopic }) {
  const { heading, about } = helpTopics[topic]
  const id = topicId(topic)
  return (
    <section className="help-topic" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{about}</p>
      <ul className="help-list">
        {articlesOf(topic).map(({ slug, facts }) => (
          <li key={slug}>
            <a href={helpPath(slug)}>{facts.title}</a>
            <p>{withProductName(facts.summary)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
