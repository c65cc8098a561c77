import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../renderer/document/limits.ts'
import { tradeWordsOf } from '../../../templates/trade-words.ts'
import type { MissingFact } from '../../../worker/creation/facts/schema.ts'
import { linkAdvice, unreadablePage } from '../../../worker/creation/suggestions/schema.ts'
import { FieldNote, noteBelow } from '../../ui/field-note.tsx'
import classes from './about-step.module.css'
import { ActivitiesField } from './activities-field.tsx'
import { aboutProblems } from './answers.ts'
import { AskNext } from './ask-next.tsx'
import { withLineFor, withoutUnfinished } from './asked-next.ts'
import { ContactField } from './contact-field.tsx'
import { factsAtom } from './fact-state.ts'
import { inSentence } from './listed-services.ts'
import { LocationField } from './location-field.tsx'
import { NameHelp } from './name-help.tsx'
import { ServiceChips } from './service-chips.tsx'
import { StepFrame } from './step-frame.tsx'
import { TradeNote } from './trade-note.tsx'
import { Understood } from './understood.tsx'
import { suggestLooksAtom } from './use-suggested-looks.ts'
import { useTradeServices } from './use-trade-services.ts'
import { WaitingNote } from './waiting-note.tsx'
import { answersAtom, changeAnswersAtom, nextStepAtom } from './wizard-state.ts'

const generalExample =
  'For example: We fix leaks and fit bathrooms. Call-out $60. Mon to Sat, 8 to 6. Licensed, 12 years.'
const order = ['businessName', 'businessActivities', 'link'] as const

/** Asks who the business is. Shows problems when the person leaves a field or the step, not while they type. */
export function AboutStep() {
  const answers = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const next = useSetAtom(nextStepAtom)
  const suggestLooks = useSetAtom(suggestLooksAtom)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fields = useRef<Record<string, HTMLElement | null>>({})
  const problems = aboutProblems(answers)
  const trade = tradeWordsOf(answers.industry)
  const services = useTradeServices(answers.industry)
  const language = useAtomValue(factsAtom)?.language ?? 'en'
  const contact = useRef<HTMLInputElement>(null)
  const problemOf = (name: (typeof order)[number]) => (left.has(name) ? problems[name] : undefined)

  const leaving = (name: (typeof order)[number]) => ({
    ref: (element: HTMLElement | null) => {
      fields.current[name] = element
    },
    onBlur: () => {
      if (answers[name] !== '') setLeft((names) => new Set(names).add(name))
      void suggestLooks()
    },
  })
  const field = (name: 'businessName' | 'link', hint?: string, max?: number) => ({
    ...leaving(name),
    size: 'md',
    value: answers[name],
    error: problemOf(name) !== undefined,
    maxLength: max,
    inputWrapperOrder: noteBelow,
    description: <FieldNote problem={problemOf(name)} hint={hint} used={answers[name].length} max={max} />,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })

  const answerNext = (missing: MissingFact) => {
    if (missing === 'phone') return contact.current?.focus()
    const text = withLineFor(answers.businessActivities, missing, language)
    const field = fields.current.businessActivities as HTMLTextAreaElement | null
    if (!field || text.length > limits.businessDescription) return field?.focus()
    flushSync(() => change({ businessActivities: text }))
    field.focus()
    field.setSelectionRange(text.length, text.length)
    field.scrollTop = field.scrollHeight
  }
  const leaveActivities = leaving('businessActivities')
  const submit = () => {
    setLeft(new Set(order))
    const wrong = order.find((candidate) => problems[candidate])
    if (wrong) fields.current[wrong]?.focus()
    else next()
  }

  return (
    <StepFrame
      heading={trade ? `Let’s make a website for your ${trade}` : 'About your business'}
      lead="A few words are enough. You can change everything later."
      hasPanel
      onNext={submit}
    >
      <div className={classes.fields}>
        <WaitingNote />
        <TradeNote />
        <div className={classes.named}>
          <TextInput
            label="Business name"
            autoComplete="organization"
            {...field('businessName', undefined, limits.businessName)}
          />
          <NameHelp
            onChoose={(name) => change({ businessName: name })}
            onDone={() => fields.current.businessName?.focus()}
          />
        </div>
        <div>
          <ActivitiesField
            placeholder={trade ? exampleOf(services) : generalExample}
            rows={4}
            problem={problemOf('businessActivities')}
            {...leaveActivities}
            onBlur={() => {
              leaveActivities.onBlur()
              // Leaving the whole window keeps the line: the owner may be looking up what to write.
              const text = withoutUnfinished(answers.businessActivities)
              if (document.hasFocus() && text !== answers.businessActivities) change({ businessActivities: text })
            }}
          />
          <AskNext onAnswer={answerNext} />
          {trade && <ServiceChips services={services} />}
        </div>
        <Understood />
        <LocationField />
        <TextInput
          label="Existing website or page link"
          placeholder="www.example.com"
          type="url"
          inputMode="url"
          autoComplete="url"
          {...field('link', linkHint(answers.link))}
        />
        <ContactField ref={contact} />
      </div>
    </StepFrame>
  )
}

/** What to do instead of naming a page that shows strangers a form to sign in. */
function linkHint(link: string): string {
  const unreadable = unreadablePage(link)
  return unreadable ? linkAdvice[unreadable] : 'Optional. We import its text, prices and pictures.'
}

/** Of a trade, as far as its services have come. */
const exampleOf = ([first, ...more]: readonly string[] = []) =>
  first === undefined ? '' : `For example: ${[first, ...more.slice(0, 2).map(inSentence)].join(', ')}, by appointment`
