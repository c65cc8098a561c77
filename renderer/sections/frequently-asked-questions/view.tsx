import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { SectionHeading } from '../../elements/heading.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'

/** Questions that open one at a time. */
export function FrequentlyAskedQuestionsView({ section }: { section: SectionOf<'FrequentlyAskedQuestions'> }) {
  const { heading, items } = section.content
  const { editing } = useRenderTarget()
  const words = usePageWords()
  const asked = items.some(({ question }) => question.trim() !== '')
  const layout = useLayout('FrequentlyAskedQuestions')
  return (
    <SectionShell section={section} className="faq">
      <SectionHeading heading={heading} unseen={asked ? words.questions : undefined} />
      {asked && (
        <div className="questions">
          {items.map((item, index) =>
            item.question.trim() === '' ? null : (
              <details key={item.id} name={section.id} data-item={editing ? item.id : undefined}>
                <summary>
                  <Text as="h3" text={item.question} field={`items.${index}.question`} />
                </summary>
                <Prose text={item.answer} field={`items.${index}.answer`} />
                <Button link={item.button} kind={layout.button} field={`items.${index}.button`} />
              </details>
            ),
          )}
        </div>
      )}
    </SectionShell>
  )
}
