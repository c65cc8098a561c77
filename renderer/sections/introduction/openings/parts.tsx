import type { ReactNode } from 'react'
import type { SectionOf } from '../../../document/section-types.ts'
import { isBlank } from '../../../document/values/formatted-text.ts'
import { ownDirection } from '../../../document/values/reading-direction.ts'
import { Actions } from '../../../elements/actions.tsx'
import { Button, useHasButton } from '../../../elements/button.tsx'
import { Prose, Text } from '../../../elements/text.tsx'
import { DrawnWords } from '../../../elements/words/drawn-words.tsx'
import { stressedWords } from '../../../facts/openings/stressed-words.ts'
import { wordsPattern } from '../../../facts/repeated-facts.ts'
import { useRenderTarget } from '../../../site/render-target.tsx'
import { useFacts, useImprint, useSite } from '../../../site/site-context.ts'
import { isLongHeading } from '../long-heading.ts'

export type OpeningProps = { section: SectionOf<'Introduction'> }

type Introduced = { content: OpeningProps['section']['content'] }

export const Kicker = ({ content: { kicker } }: Introduced) => (
  <Text as="p" text={kicker} field="kicker" className="kicker" />
)

export const Lead = ({ content: { body } }: Introduced) => <Prose text={body} field="body" className="lead" />

export const Buttons = ({ content: { button, secondButton } }: Introduced) => (
  <Actions links={[button, secondButton]}>
    <Button link={button} field="button" />
    <Button link={secondButton} kind="ghost" field="secondButton" />
  </Actions>
)

type HeadlineBlockProps = Introduced & { emphasis?: boolean; children?: ReactNode }

/** The headline below its kicker and above `children`. */
export const HeadlineBlock = ({ content, emphasis, children }: HeadlineBlockProps) => (
  <div className="said">
    <Kicker content={content} />
    <Headline content={content} emphasis={emphasis} />
    {children}
  </div>
)

export const Begin = ({ content }: Introduced) => (
  <div className="begin">
    <Lead content={content} />
    <Buttons content={content} />
  </div>
)

export function Aside({ content }: Introduced) {
  const hasButton = useHasButton()
  if (isBlank(content.body) && ![content.button, content.secondButton].some(hasButton)) return null
  return (
    <div className="aside">
      <Lead content={content} />
      <Buttons content={content} />
    </div>
  )
}

/** The page's first heading, or its second if the logo is the first. */
export function Headline({ content: { heading }, emphasis = false }: Introduced & { emphasis?: boolean }) {
  const { logoIsTitle } = useImprint()
  const { editing } = useRenderTarget()
  const className = isLongHeading(heading) ? 'long' : undefined
  if (!emphasis || heading.trim() === '') {
    return <Text as={logoIsTitle ? 'h2' : 'h1'} text={heading} field="heading" className={className} />
  }
  const Element = logoIsTitle ? 'h2' : 'h1'
  return (
    <Element className={className} dir={ownDirection(heading)} data-field={editing ? 'heading' : undefined}>
      <Stressed heading={heading.trim()} />
    </Element>
  )
}

export function useIsNameAlone({ content: { heading } }: Introduced): boolean {
  const { businessName } = useImprint()
  return heading.trim().toLowerCase() === businessName.trim().toLowerCase()
}

/** The business's name in large type. Marked up as the heading if both are equal. */
export function NameInType({ content, className, children }: Introduced & { className: string; children: ReactNode }) {
  const { editing } = useRenderTarget()
  const { logoIsTitle } = useImprint()
  const isHeading = useIsNameAlone({ content })
  if (!isHeading) return <p className={className}>{children}</p>
  const Element = logoIsTitle ? 'h2' : 'h1'
  return (
    <Element className={className} data-field={editing ? 'heading' : undefined} data-drawn={editing ? '' : undefined}>
      <DrawnWords words={content.heading.trim()}>{children}</DrawnWords>
    </Element>
  )
}

function Stressed({ heading }: { heading: string }) {
  const { business } = useFacts()
  const { language } = useSite()
  const words = stressedWords(heading, business, language)
  if (words === '') return heading
  const at = heading.search(wordsPattern(words))
  return (
    <>
      {heading.slice(0, at)}
      <em>{words}</em>
      {heading.slice(at + words.length)}
    </>
  )
}
