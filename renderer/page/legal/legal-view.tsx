import { Anchor } from '../../elements/anchor.tsx'
import { inLanguage } from '../../elements/words/in-language.ts'
import type { LegalDocument } from './legal-document.ts'
import type { LegalBlock, LegalPart } from './legal-text.ts'

/** Pages with this many parts start with a table of contents. */
const minPartsForContents = 5

/** A legal page: title, table of contents and numbered parts. `language`: the page's, if the texts are in another. */
export function LegalView({ page, language }: { page: LegalDocument; language: string }) {
  const { title, asOf, opening, parts, contents } = page
  return (
    <article className="section plain even law" {...inLanguage(page.language, language)}>
      <div className="inner">
        <div className="head">
          <h1>{title}</h1>
          {asOf && <p className="as-of">{asOf}</p>}
        </div>
        {parts.length >= minPartsForContents && (
          <nav className="toc" aria-label={contents}>
            <ol>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="parts">
          <p className="opening">{opening}</p>
          {parts.map((part, index) => (
            <Part key={part.id} part={part} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  )
}

function Part({ part: { id, heading, blocks }, number }: { part: LegalPart; number: number }) {
  return (
    <section>
      <h2 id={id}>
        <span>{number}</span> {heading}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
        <Block key={index} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{unbroken(block)}</p>
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </ul>
    )
  }
  if ('lines' in block) {
    return (
      <address>
        {block.lines.map(({ label, text, href }) => (
          <div key={`${label} ${text}`}>
            {label && `${label} `}
            {href ? <Anchor href={href}>{text}</Anchor> : text}
          </div>
        ))}
      </address>
    )
  }
  return (
    <p>
      {block.text} <a href={block.href}>{block.href.replace('https://', '')}</a>
    </p>
  )
}

/** Keeps article numbers on the same line as 'Art.'. */
const unbroken = (text: string) => text.replace(/(?<=\b[Aa]rt\.) (?=\d)/g, '\u00a0')
