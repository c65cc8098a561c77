import { TextInput } from '@mantine/core'
import { use, useState } from 'react'
import type { FieldProps } from '../field-props.ts'
import { BusinessFactsContext, countryOf } from './business-facts.ts'
import { phoneProblem } from './phone-problem.ts'

/** A phone number, checked while the owner types. Missing digits count as an error only after they leave the field. */
export function PhoneField({ field, id, value, onChange, placeholder }: FieldProps<'phone'>) {
  const facts = use(BusinessFactsContext)
  const [typing, setTyping] = useState(false)
  const problem = phoneProblem(value, countryOf(facts))
  const isWrong = problem !== undefined && !(typing && problem.isUnfinished)
  return (
    <TextInput
      id={id}
      type="tel"
      label={field.label}
      description={problem && !isWrong ? problem.sentence : field.hint}
      error={isWrong ? problem.sentence : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={placeholder}
      maxLength={field.max}
      value={value}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange(event.currentTarget.value, id)}
      autoComplete="off"
    />
  )
}
