import type { SectionOf } from '../../document/section-types.ts'
import { plainWords } from '../../document/values/formatted-text.ts'
import { Button } from '../../elements/button.tsx'
import { SectionHeading } from '../../elements/heading.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'

/** In characters, all answers together: more are closed, so that the page stays short. */
const longestOpen = 1600
const mostOpen = 8

/** Questions with their answers beside or below them; many, or long ones, open one at a time. */
export function FrequentlyAskedQuestionsView({ section }: { section: SectionOf<'FrequentlyAskedQuestions'> }) {
  const { heading, items } = section.content
  const words = usePageWords()
  const asked = items.some(({ question }) => question.trim() !== '')
  const length = items.reduce((sum, { answer }) => sum + plainWords(answer).length, 0)
  const isOpen = items.length <= mostOpen && length <= longestOpen
  return (
    <SectionShell section={section} className="faq">
      <SectionHeading heading={heading} unseen={asked ? words.questions : undefined} />
      {asked && (isOpen ? <Answers items={items} /> : <Closed items={items} name={section.id} />)}
    </SectionShell>
  )
}

type ItemsProps = { items: SectionOf<'FrequentlyAskedQuestions'>['content']['items'] }

function Answers({ items }: ItemsProps) {
  const { editing } = useRenderTarget()
  return (
    <ul className="answers">
      {items.map((item, index) =>
        item.question.trim() === '' ? null : (
          <li key={item.id} data-item={editing ? item.id : undefined}>
            <Text as="h3" text={item.question} field={`items.${index}.question`} />
            <Answer item={item} at={`items.${index}`} />
          </li>
        ),
      )}
    </ul>
  )
}

function Closed({ items, name }: ItemsProps & { name: string }) {
  const { editing } = useRenderTarget()
  return (
    <div className="questions">
      {items.map((item, index) =>
        item.question.trim() === '' ? null : (
          <details key={item.id} name={name} data-item={editing ? item.id : undefined}>
            <summary>
              <Text as="h3" text={item.question} field={`items.${index}.question`} />
            </summary>
            <Answer item={item} at={`items.${index}`} />
          </details>
        ),
      )}
    </div>
  )
}

function Answer({ item, at }: { item: ItemsProps['items'][number]; at: string }) {
  const { button } = useLayout('FrequentlyAskedQuestions')
  return (
    <>
      <Prose text={item.answer} field={`${at}.answer`} />
      <Button link={item.button} kind={button} field={`${at}.button`} />
    </>
  )
}
