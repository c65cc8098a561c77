import { Fragment, type ReactNode } from 'react'
import {
  type Block,
  type FormattedText,
  isBlank,
  plainWords,
  type Run,
  wordsOf,
} from '../document/values/formatted-text.ts'
import { ownDirection } from '../document/values/reading-direction.ts'
import { findLinks } from '../facts/find-links.ts'
import { useRenderTarget } from '../site/render-target.tsx'
import { useFacts } from '../site/site-context.ts'
import { Anchor } from './anchor.tsx'
import { useHref } from './use-href.ts'
import { longWordClasses } from './words/long-words.ts'

type TextProps = {
  text: string
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'figcaption' | 'cite'
  className?: string
  /** The text's path in its section's content: `items.0.heading`. */
  field?: string
}

/** A line of the owner's text. Renders nothing if blank. */
export function Text({ text, as: Element = 'p', className, field }: TextProps) {
  const { editing } = useRenderTarget()
  if (text.trim() === '') return null
  const displayed = editing ? text.trim() : unbroken(text.trim())
  const isFitted = Element === 'h2' || Element === 'h3'
  const names = isFitted ? longWordClasses(text) : []
  const classes = [className, ...names].filter(Boolean).join(' ')
  return (
    <Element className={classes || undefined} dir={ownDirection(displayed)} data-field={editing ? field : undefined}>
      {/* In the editor, typing can create a long word. */}
      {names.length > 0 || (isFitted && editing) ? <span className="fit">{displayed}</span> : displayed}
    </Element>
  )
}

/** Avoids short orphans at the start of a sentence: 'shortcut. We / don’t take any.' */
const unbroken = (text: string) => withUnits(text.replace(/([.!?…]\s+\p{L}{1,3})\s(?=\S)/gu, '$1\u00a0'))

/** Keeps numbers and units on one line: '60 min', '22 years', '45 €'. */
const withUnits = (text: string) =>
  text.replace(
    /(?<=\d) (?=(?:[ap]\.?m|mins?|hrs?|h|km|kg|cm|mm|m|g|ml|l|ft|minutes|hours|years|miles|Uhr|Std|Jahre|ans|años|anni|€|%|zł|kr|PLN|EUR|CHF)(?!\p{L}))/giu,
    '\u00a0',
  )

type ProseProps = Omit<TextProps, 'as' | 'text'> & {
  text: FormattedText
  /** For quotes and addresses: phone numbers and web addresses don't become links. */
  exact?: boolean
}

/**
 * Paragraphs and lists. In a string, blank lines separate paragraphs and single line breaks are kept. Renders nothing
 * if blank.
 */
export function Prose({ text, className, field, exact = false }: ProseProps) {
  const { editing } = useRenderTarget()
  if (isBlank(text)) return null
  const words = (text: string) => (exact ? text : <Linked text={text} />)
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      dir={ownDirection(plainWords(text))}
      data-field={editing ? field : undefined}
    >
      {shownParts(text).map((part, index) =>
        part.items ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lists have no other key
          <ul key={index}>
            {part.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: neither do their items
              <li key={at}>
                <Runs runs={item.runs} words={words} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: neither do paragraphs
          <p key={index}>
            <Runs runs={part.runs} words={words} />
          </p>
        ),
      )}
    </div>
  )
}

type Words = (text: string) => ReactNode

function Runs({ runs, words }: { runs: readonly Run[]; words: Words }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: neither do runs
    <RunView key={index} run={run} words={words} />
  ))
}

function RunView({ run: { text, bold, italic, link }, words }: { run: Run; words: Words }) {
  const href = useHref()
  // Links without text have no accessible name and can't be clicked.
  const address = link && text.trim() !== '' ? href(link) : undefined
  let shown = withBreaks(text, address ? (line) => line : words)
  if (italic) shown = <em>{shown}</em>
  if (bold) shown = <strong>{shown}</strong>
  return address ? <Anchor href={address}>{shown}</Anchor> : shown
}

function withBreaks(text: string, words: Words): ReactNode {
  if (!text.includes('\n')) return words(text)
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: neither do lines
    <Fragment key={at}>
      {at > 0 && <br />}
      {words(line)}
    </Fragment>
  ))
}

/**
 * Turns phone numbers and addresses into links, also in the editor, which handles clicks itself. A separate component,
 * so that sections don't depend on the business's facts.
 */
function Linked({ text }: { text: string }) {
  const { business } = useFacts()
  const { editing } = useRenderTarget()
  const displayed = editing ? text : withUnits(text)
  return findLinks(displayed, { country: business.place.country, phones: business.phones }).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key
    <Fragment key={index}>{piece.href ? <Anchor href={piece.href}>{piece.text}</Anchor> : piece.text}</Fragment>
  ))
}

type Part = { items: Block[]; runs?: undefined } | { runs: Run[]; items?: undefined }

export function shownParts(text: FormattedText): Part[] {
  if (typeof text === 'string') return paragraphsOf(text).map((lines) => ({ runs: [{ text: lines.join('\n') }] }))
  const parts: Part[] = []
  for (const block of text.blocks) {
    const last = parts.at(-1)
    if (wordsOf(block).trim() === '') continue
    if (!block.item) parts.push({ runs: block.runs })
    else if (last?.items) last.items.push(block)
    else parts.push({ items: [block] })
  }
  return parts
}

export function paragraphsOf(text: string): string[][] {
  if (!text.includes('\n')) return text.trim() === '' ? [] : [[text.trim()]]
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
}
