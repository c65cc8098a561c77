import type { PropsWithChildren } from 'react'
import { product } from '#renderer/document/product.ts'
import { Contents } from '../articles/contents.tsx'
import { headingsOf } from '../articles/headings.ts'
import { LongDate } from '../articles/long-date.tsx'
import { Prose } from '../articles/prose.tsx'
import { operator } from './operator.ts'

type LawArticleProps = PropsWithChildren<{
  heading: string
  /** What it comes to, in a sentence or two, and the day of its last change: nothing of an operator's own text. */
  summary?: string | undefined
  changed?: string | undefined
  /** `{support}` stands for the operator's email address. */
  markdown: string
}>

/** A page of law in plain words: who it is with, what can be done here, and what is agreed or done. */
export function LawArticle({ heading, summary, changed, markdown, children }: LawArticleProps) {
  return (
    <article className="post law">
      <header className="law-head">
        <h1>{heading}</h1>
        {summary && <p className="lead">{summary}</p>}
        {changed && (
          <p className="post-facts">
            Last updated <LongDate day={changed} />
          </p>
        )}
      </header>
      <div className="law-columns">
        <Contents headings={headingsOf(markdown)} />
        <div>
          <Operator />
          {children}
          <Prose markdown={markdown.replaceAll('{support}', product.supportEmail)} />
        </div>
      </div>
    </article>
  )
}

/** Who runs this installation, or the place where it has to be said. */
function Operator() {
  return (
    <section className="operator" aria-labelledby="operator">
      <h2 id="operator">The operator of this installation</h2>
      {operator.length > 0 ? (
        <address>
          {operator.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className="to-fill">[Name and postal address, to be filled in by whoever runs this installation]</p>
      )}
      <p>
        By email: <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
      </p>
    </section>
  )
}
