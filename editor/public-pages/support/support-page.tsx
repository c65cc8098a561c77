import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import type { PublicPage } from '../public-page.ts'
import { FindHelp } from './find-help.tsx'
import { helpArticles } from './help-articles.ts'
import { helpTopicNames } from './help-topics.ts'
import { StillStuck } from './still-stuck.tsx'
import { TopicLinks } from './topic-links.tsx'
import { TopicList } from './topic-list.tsx'

/** All help articles by topic, and a field to find one. */
export const supportPage: PublicPage = {
  path: pages.support,
  title: `Support · ${product.name}`,
  description: `How to create, edit and publish a website with ${product.name}: an answer for every task, and someone to write to.`,
  scripts: ['find-help'],
  body: SupportBody,
}

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
