import type { StructuredThing } from '../public-page.ts'

/** Plain text: what machines read is what people read. */
export type Asked = { question: string; answer: string }

/** Questions that open to their answers, one at a time, without a script. */
export function Questions({ heading, items, name }: { heading: string; items: readonly Asked[]; name: string }) {
  return (
    <section className="band questions" aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{heading}</h2>
      <div className="asked">
        {items.map(({ question, answer }) => (
          <details key={question} name={name}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** The same for machines. */
export const questionsData = (items: readonly Asked[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
