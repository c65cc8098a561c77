import { helpPath } from '../../../worker/platform/addresses/public-paths.ts'
import { withName } from '../articles/prose.tsx'
import { articlesOf } from './help-articles.ts'
import { type HelpTopic, helpTopics, topicId } from './help-topics.ts'

/** The articles of a topic. The search shows copies of these entries. */
export function TopicList({ topic }: { topic: HelpTopic }) {
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
            <p>{withName(facts.summary)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
