import { product } from '#renderer/document/product.ts'
import { Closing } from '../parts/closing.tsx'
import { Questions, questionsData } from '../parts/questions.tsx'
import type { PublicPage } from '../public-page.ts'
import { industriesQuestions } from './industries-questions.ts'
import { IndustryCard } from './industry-card.tsx'
import { copiesIn } from './industry-copies.ts'
import { type IndustryGroup, industryGroupIds, industryGroups } from './industry-groups.ts'

export default {
  path: '/industries',
  title: `Featured businesses · ${product.name}`,
  description:
    'Thirty trades, from accountants to tire shops, each with a live sample website and suggestions for the trade.',
  data: [questionsData(industriesQuestions)],
  body: () => (
    <>
      <section className="head">
        <h1>A website for whatever your sign says</h1>
        <p className="lead">
          Thirty trades, each with its own pictures, colors and services to choose from. Open yours, look around in its
          sample website, and start from there.
        </p>
        <nav aria-label="Kinds of trades">
          <ul className="chips">
            {industryGroupIds.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{industryGroups[id].name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {industryGroupIds.map((id) => (
        <TradeGroup key={id} id={id} />
      ))}
      <Questions heading="Before you pick one" items={industriesQuestions} name="asked" />
      <Closing heading="Yours is next" text="A few answers about your business, and you see its website." />
    </>
  ),
} satisfies PublicPage

function TradeGroup({ id }: { id: IndustryGroup }) {
  const { name, text } = industryGroups[id]
  return (
    <section className="trade-group" id={id} aria-labelledby={`${id}-name`}>
      <div className="trade-group-head">
        <h2 id={`${id}-name`}>{name}</h2>
        <p>{text}</p>
      </div>
      <ul className="trade-cards">
        {copiesIn(id).map((copy) => (
          <IndustryCard key={copy.slug} copy={copy} />
        ))}
      </ul>
    </section>
  )
}
