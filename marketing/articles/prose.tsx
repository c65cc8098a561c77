import Markdown from 'react-markdown'
import { product } from '#renderer/document/product.ts'
import { headingId } from './headings.ts'

/** An article's Markdown as a page's. HTML in it is shown as text; '{product}' is the product's name. */
export function Prose({ markdown }: { markdown: string }) {
  return (
    <div className="prose">
      <Markdown components={{ a: Anchor, h2: Heading }}>{withName(markdown)}</Markdown>
    </div>
  )
}

/** The product's name is written in one place only. */
export const withName = (text: string) => text.replaceAll('{product}', product.name)

/** Links that leave say so to robots. */
function Anchor({ href = '', children }: { href?: string | undefined; children?: React.ReactNode }) {
  return href.startsWith('http') ? (
    <a href={href} rel="noopener">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

/** One that a list of contents can lead to, where it is nothing but text. */
const Heading = ({ children }: { children?: React.ReactNode }) => (
  <h2 id={typeof children === 'string' ? headingId(children) : undefined}>{children}</h2>
)
