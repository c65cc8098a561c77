import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '../../../renderer/document/limits.ts'
import { siteSettings } from '../../../renderer/document/settings.ts'
import { FieldPlace } from '../../fields/field-place.tsx'
import { useSetting } from './use-setting.ts'

const path = 'settings.analyticsId'
const valid = (text: string) => siteSettings.shape.analyticsId.safeParse(text).success

/** The measurement id. An incomplete one stays in the field and out of the document. */
export function AnalyticsField() {
  const [value, change] = useSetting('analyticsId')
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed !== undefined && !valid(typed) ? typed : value
  return (
    <FieldPlace path={path}>
      <TextInput
        id={path}
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
          if (valid(next)) change(next, path)
        }}
        onBlur={() => setLeft(true)}
        error={left && !valid(text) ? 'A measurement ID looks like G-AB12CD34EF' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </FieldPlace>
  )
}
