import { product } from '#renderer/document/product.ts'
import { helpPath } from '#worker/platform/addresses/public-paths.ts'
import { Prose, withProductName } from '../articles/prose.tsx'
import { Trail } from '../parts/trail.tsx'
import type { PublicPage } from '../public-page.ts'
import { trailOf } from '../shell/trail.ts'
import { articleBySlug, articlesOf, type HelpArticle, helpArticles } from './help-articles.ts'
import { helpTopics, topicId } from './help-topics.ts'
import { StillStuck } from './still-stuck.tsx'

export default helpArticles.map((article): PublicPage => {
  const { slug, facts } = article
  const path = helpPath(slug)
  const description = withProductName(facts.summary)
  return {
    path,
    title: `${facts.title} · ${product.name}`,
    description,
    data: [
      {
        '@type': 'TechArticle',
        headline: facts.title,
        description,
        articleSection: helpTopics[facts.topic].heading,
        inLanguage: 'en',
        mainEntityOfPage: { '@id': `${product.homepage}${path}` },
        publisher: { '@id': `${product.homepage}/#organization` },
      },
    ],
    body: () => <HelpBody article={article} />,
  }
})

function HelpBody({ article }: { article: HelpArticle }) {
  const { slug, facts, markdown } = article
  return (
    <>
      <article className="article">
        <Trail steps={trailOf(helpPath(slug), facts.title).slice(0, -1)} />
        <h1>{facts.title}</h1>
        <p className="lead">{withProductName(facts.summary)}</p>
        <Prose markdown={markdown} />
      </article>
      <div className="help-end">
        <RelatedArticles article={article} />
        <StillStuck />
      </div>
    </>
  )
}

function RelatedArticles({ article: { slug, facts } }: { article: HelpArticle }) {
  const ofTopic = articlesOf(facts.topic)
  const next = ofTopic[ofTopic.findIndex((one) => one.slug === slug) + 1]
  const related = facts.related.filter((other) => other !== next?.slug)
  const { heading } = helpTopics[facts.topic]
  return (
    <nav className="read-on" aria-labelledby="related">
      <h2 id="related">Related</h2>
      <ul>
        {related.map(articleBySlug).map((other) => (
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
          <a href={`/support#${topicId(facts.topic)}`}>All articles of {heading}</a>
        )}
      </p>
    </nav>
  )
}
