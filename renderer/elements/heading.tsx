import { type FormattedText, isBlank } from '../document/values/formatted-text.ts'
import { Prose, Text } from './text.tsx'
import { usePageWords } from './words/use-page-words.ts'

type SectionHeadingProps = {
  heading: string
  body?: FormattedText
  /** The name of the content's field that `body` is. */
  bodyField?: string
  /** The word of the page's own for screen readers instead of a blank heading, if the items have headings. */
  unseen?: string
}

/** The head of a section: its heading and, under it, its text. Nothing is seen of it when both are blank. */
export function SectionHeading({ heading, body = '', bodyField = 'body', unseen }: SectionHeadingProps) {
  const { lang } = usePageWords()
  const blank = heading.trim() === ''
  const said =
    blank && unseen ? (
      <h2 className="unseen" lang={lang}>
        {unseen}
      </h2>
    ) : null
  if (blank && isBlank(body)) return said
  return (
    <div className="head">
      {said}
      <Text as="h2" text={heading} field="heading" />
      <Prose text={body} field={bodyField} className="lead" />
    </div>
  )
}
