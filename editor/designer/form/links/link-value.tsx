import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Link } from '#renderer/document/values/link.ts'
import { parseWebAddress } from '#renderer/document/values/web-address.ts'
import type { Change } from '../field-props.ts'
import classes from '../fields.module.css'
import { linkProblem, valueExample, valueLabel } from './link-text.ts'

/** A link's URL or number. Shows a problem after blur. */
export function LinkValue(props: { id: string; link: Link; hint?: string | undefined; onChange: Change<Link> }) {
  const { id, link, hint, onChange } = props
  const [left, setLeft] = useState(link.value !== '')
  const isWeb = link.type === 'Web' || link.type === 'Social'

  const leave = () => {
    setLeft(link.value !== '')
    const address = isWeb ? parseWebAddress(link.value) : undefined
    if (address && address !== link.value) onChange({ ...link, value: address }, id)
  }

  return (
    <TextInput
      id={id}
      label={valueLabel[link.type]}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ label: classes.part }}
      placeholder={valueExample[link.type]}
      type={link.type === 'Email' ? 'email' : link.type === 'Phone' ? 'tel' : 'text'}
      inputMode={isWeb ? 'url' : undefined}
      maxLength={link.type === 'Email' ? limits.email : link.type === 'Phone' ? limits.phone : limits.url}
      value={link.value}
      onChange={(event) => onChange({ ...link, value: event.currentTarget.value }, id)}
      onBlur={leave}
      error={left ? linkProblem(link) : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
