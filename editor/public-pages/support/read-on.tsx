import { pages } from '../../../worker/platform/addresses/paths.ts'
import { helpPath } from '../../../worker/platform/addresses/public-paths.ts'
import { articleNamed, articlesOf, type HelpArticle } from './help-articles.ts'
import { helpTopics, topicId } from './help-topics.ts'

/** What to read after an article: what goes with it, and the next one of its topic. */
export function ReadOn({ article: { slug, facts } }: { article: HelpArticle }) {
  const ofTopic = articlesOf(facts.topic)
  const next = ofTopic[ofTopic.findIndex((one) => one.slug === slug) + 1]
  const related = facts.related.filter((other) => other !== next?.slug)
  const { heading } = helpTopics[facts.topic]
  return (
    <nav className="read-on" aria-labelledby="related">
      <h2 id="related">Related</h2>
      <ul>
        {related.map(articleNamed).map((other) => (
          <li key={other.slug}>
            <a href={helpPath(other.slug)}>{other.facts.title}</a>
          </li>
        ))}
      </ul>
      <p className="read-next">
        {next ? (
          <>
            Next in {heading}: <a href={helpPath(next.slug)}>{next.facts.title}</a>
          </>
        ) : (
          <a href={`${pages.support}#${topicId(facts.topic)}`}>All articles of {heading}</a>
        )}
      </p>
    </nav>
  )
}
