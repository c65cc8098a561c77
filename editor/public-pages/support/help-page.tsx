import { product } from '../../../renderer/document/product.ts'
import { helpPath } from '../../../worker/platform/addresses/public-paths.ts'
import { Prose, withName } from '../articles/prose.tsx'
import { Trail } from '../parts/trail.tsx'
import type { PublicPage } from '../public-page.ts'
import { trailOf } from '../shell/trail.ts'
import type { HelpArticle } from './help-articles.ts'
import { helpTopics } from './help-topics.ts'
import { ReadOn } from './read-on.tsx'
import { StillStuck } from './still-stuck.tsx'

/** One answer. */
export function helpPage(article: HelpArticle): PublicPage {
  const { slug, facts } = article
  const path = helpPath(slug)
  const description = withName(facts.summary)
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
}

function HelpBody({ article }: { article: HelpArticle }) {
  const { slug, facts, markdown } = article
  return (
    <>
      <article className="article">
        <Trail steps={trailOf(helpPath(slug), facts.title).slice(0, -1)} />
        <h1>{facts.title}</h1>
        <p className="lead">{withName(facts.summary)}</p>
        <Prose markdown={markdown} />
      </article>
      <div className="help-end">
        <ReadOn article={article} />
        <StillStuck />
      </div>
    </>
  )
}
