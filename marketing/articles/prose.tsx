import Markdown from 'react-markdown'
import { product } from '#renderer/document/product.ts'
import { headingId } from './headings.ts'

/** Renders an article's Markdown. Shows HTML as text and replaces '{product}' with the product's name. */
export function Prose({ markdown }: { markdown: string }) {
  return (
    <div className="prose">
      <Markdown components={{ a: Anchor, h2: Heading }}>{withProductName(markdown)}</Markdown>
    </div>
  )
}

export const withProductName = (text: string) => text.replaceAll('{product}', product.name)

function Anchor({ href = '', children }: { href?: string | undefined; children?: React.ReactNode }) {
  return href.startsWith('http') ? (
    <a href={href} rel="noopener">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

/** A heading with an id for the table of contents, if it consists of plain text. */
const Heading = ({ children }: { children?: React.ReactNode }) => (
  <h2 id={typeof children === 'string' ? headingId(children) : undefined}>{children}</h2>
)
