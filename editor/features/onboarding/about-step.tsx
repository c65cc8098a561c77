import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { limits } from '../../../renderer/document/limits.ts'
import { FieldNote, noteBelow } from '../../ui/field-note.tsx'
import classes from './about-step.module.css'
import { aboutProblems } from './answers.ts'
import { LocationField } from './location-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { answersAtom, changeAnswersAtom, nextStepAtom } from './wizard-state.ts'

const order = ['businessName', 'businessActivities', 'link'] as const

/** Who the business is. Problems are said when a field is left or the step is to be left, not while typing. */
export function AboutStep() {
  const answers = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const next = useSetAtom(nextStepAtom)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fields = useRef<Record<string, HTMLElement | null>>({})
  const problems = aboutProblems(answers)

  const field = (name: (typeof order)[number], hint?: string, max?: number) => {
    const problem = left.has(name) ? problems[name] : undefined
    return {
      size: 'md',
      value: answers[name],
      error: problem !== undefined,
      maxLength: max,
      inputWrapperOrder: noteBelow,
      description: <FieldNote problem={problem} hint={hint} used={answers[name].length} max={max} />,
      ref: (element: HTMLElement | null) => {
        fields.current[name] = element
      },
      onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
      onBlur: () => answers[name] !== '' && setLeft((names) => new Set(names).add(name)),
    }
  }
  const name = field('businessName', undefined, limits.businessName)
  const about = field('businessActivities', 'More detail makes better suggestions.', limits.businessDescription)
  const link = field('link', 'Optional')

  const submit = () => {
    setLeft(new Set(order))
    const wrong = order.find((candidate) => problems[candidate])
    if (wrong) fields.current[wrong]?.focus()
    else next()
  }

  return (
    <StepFrame
      heading="About your business"
      lead="A few words are enough. You can change everything later."
      onNext={submit}
    >
      <div className={classes.fields}>
        <TextInput label="Business name" autoComplete="organization" {...name} />
        <Textarea
          label="What's your business about?"
          placeholder="For example: We fix leaks, unblock drains and fit bathrooms, day and night"
          rows={4}
          {...about}
        />
        <LocationField />
        <TextInput
          label="Existing website or page link"
          placeholder="www.example.com"
          type="url"
          inputMode="url"
          autoComplete="url"
          {...link}
        />
      </div>
    </StepFrame>
  )
}
