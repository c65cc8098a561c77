import type { StructuredThing } from '../public-page.ts'

/** Plain text, so that structured data matches the visible text. */
export type QuestionAnswer = { question: string; answer: string }

/** Collapsible questions, one open at a time, without a script. */
export function Questions({
  heading,
  items,
  name,
}: {
  heading: string
  items: readonly QuestionAnswer[]
  name: string
}) {
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

export const questionsData = (items: readonly QuestionAnswer[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
