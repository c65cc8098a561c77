import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'

export type Item = SectionOf<'FrequentlyAskedQuestions'>['content']['items'][number]
export type Question = { item: Item; at: string }

type ListProps = {
  questions: readonly Question[]
  className?: string | undefined
}

export function OpenQuestions({
  questions,
  className,
  itemClass,
}: ListProps & { itemClass?: ((index: number) => string) | undefined }) {
  const { editing } = useRenderTarget()
  return (
    <ul className={withClass('answers', className)}>
      {questions.map(({ item, at }, index) => (
        <li key={item.id} className={itemClass?.(index)} data-item={editing ? item.id : undefined}>
          <Text as="h3" text={item.question} field={`${at}.question`} />
          <Answer item={item} at={at} />
        </li>
      ))}
    </ul>
  )
}

/** Collapsed questions. Only one is open at a time. */
export function ClosedQuestions({ questions, className, name }: ListProps & { name: string }) {
  const { editing } = useRenderTarget()
  return (
    <div className={withClass('questions', className)}>
      {questions.map(({ item, at }) => (
        <details key={item.id} name={name} data-item={editing ? item.id : undefined}>
          <summary>
            <Text as="h3" text={item.question} field={`${at}.question`} />
          </summary>
          <Answer item={item} at={at} />
        </details>
      ))}
    </div>
  )
}

const withClass = (name: string, further: string | undefined) => (further ? `${name} ${further}` : name)

function Answer({ item, at }: Question) {
  const { button } = useLayout('FrequentlyAskedQuestions')
  return (
    <>
      <Prose text={item.answer} field={`${at}.answer`} />
      <Button link={item.button} kind={button} field={`${at}.button`} />
    </>
  )
}
