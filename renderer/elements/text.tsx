import { Fragment } from 'react'
import { useRenderTarget } from '../site/render-target.tsx'

type TextProps = {
  text: string
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'figcaption' | 'cite'
  className?: string
  /** The text's path in its section's content: `items.0.heading`. */
  field?: string
}

/** One line of the owner's text. Nothing when it is blank. */
export function Text({ text, as: Element = 'p', className, field }: TextProps) {
  const { editing } = useRenderTarget()
  if (text.trim() === '') return null
  return (
    <Element className={className} data-field={editing ? field : undefined}>
      {editing ? text.trim() : unbroken(text.trim())}
    </Element>
  )
}

/** A sentence does not begin with one short word at the end of a line: 'shortcut. We / don’t take any.' */
const unbroken = (text: string) => text.replace(/([.!?…]\s+\p{L}{1,3})\s(?=\S)/gu, '$1\u00a0')

/** Text of several paragraphs: a blank line begins one, a single one breaks the line. Nothing when it is blank. */
export function Prose({ text, className, field }: Omit<TextProps, 'as'>) {
  const { editing } = useRenderTarget()
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length === 0) return null
  return (
    <div className={className ? `prose ${className}` : 'prose'} data-field={editing ? field : undefined}>
      {paragraphs.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
        <p key={index}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: neither do lines
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

/** The lines of each paragraph of a text. */
export function paragraphsOf(text: string): string[][] {
  if (!text.includes('\n')) return text.trim() === '' ? [] : [[text.trim()]]
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
}
