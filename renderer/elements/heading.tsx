import { Prose, Text } from './text.tsx'

type SectionHeadingProps = {
  heading: string
  body?: string
  /** The name of the content's field that `body` is. */
  bodyField?: string
}

/** The head of a section: its heading and, under it, its text. Nothing when both are blank. */
export function SectionHeading({ heading, body = '', bodyField = 'body' }: SectionHeadingProps) {
  if (heading.trim() === '' && body.trim() === '') return null
  return (
    <div className="head">
      <Text as="h2" text={heading} field="heading" />
      <Prose text={body} field={bodyField} className="lead" />
    </div>
  )
}
