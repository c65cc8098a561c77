import type { PropsWithChildren } from 'react'
import { product } from '#renderer/document/product.ts'
import { Contents } from '../articles/contents.tsx'
import { headingsOf } from '../articles/headings.ts'
import { LongDate } from '../articles/long-date.tsx'
import { Prose } from '../articles/prose.tsx'
import { operator } from './operator.ts'

type LegalArticleProps = PropsWithChildren<{
  heading: string
  /** A summary in a sentence or two, and the date of the last change. Undefined for an operator's own text. */
  summary?: string | undefined
  changed?: string | undefined
  /** `{support}` is replaced with the operator's email address. */
  markdown: string
}>

export function LegalArticle({ heading, summary, changed, markdown, children }: LegalArticleProps) {
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

/** The operator's name and address, or a note that they are missing. */
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
