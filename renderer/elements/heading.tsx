import { type FormattedText, isBlank } from '../document/values/formatted-text.ts'
import { Prose, Text } from './text.tsx'
import { usePageWords } from './words/use-page-words.ts'

type SectionHeadingProps = {
  heading: string
  body?: FormattedText
  bodyField?: string
  /** A heading for screen readers if the visible heading is blank and the items have headings. */
  unseen?: string
}

/** A section's heading and text. Not visible if both are blank. */
export function SectionHeading({ heading, body = '', bodyField = 'body', unseen }: SectionHeadingProps) {
  const { lang } = usePageWords()
  const blank = heading.trim() === ''
  const headingElement =
    blank && unseen ? (
      <h2 className="unseen" lang={lang}>
        {unseen}
      </h2>
    ) : null
  if (blank && isBlank(body)) return headingElement
  return (
    <div className="head">
      {headingElement}
      <Text as="h2" text={heading} field="heading" />
      <Prose text={body} field={bodyField} className="lead" />
    </div>
  )
}
