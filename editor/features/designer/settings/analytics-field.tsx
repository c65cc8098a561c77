import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '../../../../renderer/document/limits.ts'
import { siteSettings } from '../../../../renderer/document/settings.ts'
import type { Change } from '../../../fields/field-props.ts'

const valid = (text: string) => siteSettings.shape.analyticsId.safeParse(text).success

/** The measurement id. What is not one yet stays in the field and out of the document. */
export function AnalyticsField({ value, onChange }: { value: string; onChange: Change<string> }) {
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed !== undefined && !valid(typed) ? typed : value
  return (
    <TextInput
      id="settings.analyticsId"
      label="Web analytics measurement ID"
      placeholder="G-XXXXXXXXXX"
      description="Changes can take up to 48 hours after publishing."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      maxLength={limits.analyticsId}
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value.trim().toUpperCase()
        setTyped(next)
        setLeft(false)
        if (valid(next)) onChange(next, 'settings.analyticsId')
      }}
      onBlur={() => setLeft(true)}
      error={left && !valid(text) ? 'A measurement ID looks like G-AB12CD34EF' : undefined}
      autoComplete="off"
    />
  )
}
