import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import type { KnownService } from '#templates/trade.ts'
import { openingWords, tradeWordsOf } from '#templates/trade-words.ts'
import { answersAtom, changeAnswersAtom, nextStepAtom } from '../wizard-state.ts'
import '@mantine/core/styles/Input.layer.css'
import { flushSync } from 'react-dom'
import { useTradeServices } from '#editor/designer/form/facts/trade-services.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { FieldTip } from '#ui/fields/field-tip.tsx'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { aboutProblems, invalidLink } from '../answers.ts'
import { suggestLooksAtom } from '../design/use-suggested-looks.ts'
import type { AnswerNext } from '../facts/ask-next.tsx'
import { NothingUnderstood, UnderstoodPanel } from '../facts/understood-panel.tsx'
import { StepFrame } from '../step-frame.tsx'
import { useIsWide } from '../use-is-wide.ts'
import classes from './about-step.module.css'
import { ActivitiesField } from './activities-field.tsx'
import { ContactField } from './contact-field.tsx'
import { LocationField } from './location-field.tsx'
import { MarkedText } from './marked-text.tsx'
import { NameHelp } from './name-help.tsx'

const Understood = lazyComponent(
  async () => (await import('../facts/understood.tsx')).Understood,
  <UnderstoodPanel>
    <NothingUnderstood />
  </UnderstoodPanel>,
)
const UnderstoodSummary = lazyComponent(async () => (await import('../facts/understood.tsx')).UnderstoodSummary)
const changeable = <>You can change all of this later.</>
const QuestionsNote = lazyComponent(
  async () => (await import('../facts/understood.tsx')).QuestionsNote,
  changeable,
  changeable,
)
const PhotoField = lazyComponent(async () => (await import('../photos/photo-field.tsx')).PhotoField)
const linkHint = 'We import its text and prices.'
const plainLinkNote = <FieldNote hint={linkHint} />
const LinkNote = lazyComponent(async () => (await import('./link-note.tsx')).LinkNote, plainLinkNote, plainLinkNote)

const generalExample =
  'For example: We fix leaks and fit bathrooms. Call-out $60. Mon to Sat, 8 to 6. Licensed, 12 years.'
const order = ['businessName', 'businessActivities', 'link'] as const

/** Asks who the business is. Validates when the person leaves a field or the step, not during typing. `notes` go above the fields. */
export function AboutStep({ notes }: { notes: ReactNode }) {
  const answers = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const next = useSetAtom(nextStepAtom)
  const suggestLooks = useSetAtom(suggestLooksAtom)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fields = useRef<Record<string, HTMLElement | null>>({})
  const problems = aboutProblems(answers)
  const trade = tradeWordsOf(answers.trade)
  const services = useTradeServices(answers.trade)
  const [begun, setBegun] = useState('')
  const contact = useRef<HTMLInputElement>(null)
  const isRoomy = useIsWide()
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
  const field = (name: 'businessName' | 'link', note: ReactNode, max?: number) => ({
    ...leaving(name),
    name,
    size: 'md',
    value: answers[name],
    error: problemOf(name) !== undefined,
    maxLength: max,
    inputWrapperOrder: noteBelow,
    description: problemOf(name) === invalidLink ? <FieldTip>{invalidLink}</FieldTip> : note,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })

  const answerNext: AnswerNext = (missing, text) => {
    if (missing === 'phone') return contact.current?.focus()
    const field = fields.current.businessActivities as HTMLTextAreaElement | null
    if (!field || text.length > limits.businessDescription) return field?.focus()
    setBegun(text)
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
      lead="Write it the way you’d tell a customer. A few words are enough."
      note={<QuestionsNote>{changeable}</QuestionsNote>}
      aside={isRoomy && <Understood onAnswer={answerNext} />}
      summary={!isRoomy && <UnderstoodSummary onAnswer={answerNext} />}
      onNext={submit}
    >
      <div className={classes.fields}>
        {notes}
        <TradeNote />
        <div className={classes.named}>
          <TextInput
            label="Business name"
            autoComplete="organization"
            classNames={{ description: classes.inGap }}
            {...field(
              'businessName',
              <FieldNote
                problem={problemOf('businessName')}
                used={answers.businessName.length}
                max={limits.businessName}
              />,
              limits.businessName,
            )}
          />
          <NameHelp
            onChoose={(name) => change({ businessName: name })}
            onDone={() => fields.current.businessName?.focus()}
          />
        </div>
        <ActivitiesField
          placeholder={trade ? exampleOf(services) : generalExample}
          rows={7}
          problem={problemOf('businessActivities')}
          inputContainer={(input) => <MarkedText>{input}</MarkedText>}
          {...leaveActivities}
          onBlur={() => {
            leaveActivities.onBlur()
            // Not if the whole window loses focus, since the owner may be looking something up.
            const text = answers.businessActivities
            if (document.hasFocus() && text !== '' && text === begun)
              change({ businessActivities: text.slice(0, Math.max(text.lastIndexOf('\n'), 0)) })
          }}
        />
        <div className={classes.pair}>
          <LocationField />
          <TextInput
            label="Existing website or page link"
            placeholder="Optional"
            type="url"
            inputMode="url"
            autoComplete="url"
            {...field('link', <LinkNote link={answers.link} hint={linkHint} />)}
          />
        </div>
        <ContactField ref={contact} />
        <div className={classes.photos}>
          <PhotoField />
        </div>
      </div>
    </StepFrame>
  )
}

const inSentence = (service: string) =>
  /^\p{Lu}\p{Ll}/u.test(service) ? service.charAt(0).toLowerCase() + service.slice(1) : service

const exampleOf = ([first, ...more]: readonly KnownService[]) =>
  first === undefined
    ? ''
    : `For example: ${[first.name, ...more.slice(0, 2).map(({ name }) => inSentence(name))].join(', ')}, by appointment`

/** The trade from the link that opened the wizard, until the person removes it. */
function TradeNote() {
  const { trade: slug } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const trade = tradeWordsOf(slug)
  if (trade === '') return null
  return (
    <p className={classes.note}>
      <span>{openingWords(slug)}</span>
      <button type="button" aria-label={`Remove: not a website for ${trade}`} onClick={() => change({ trade: '' })}>
        <IconX size={15} stroke={2} aria-hidden />
      </button>
    </p>
  )
}
