import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { color } from '../../../../renderer/document/theme.ts'
import type { Change } from '../../../fields/field-props.ts'
import classes from './color-field.module.css'

/** A colour, picked in the system's own picker or typed as its number. */
export function ColorField(props: { id: string; label: string; value: string; onChange: Change<string> }) {
  const { id, label, value, onChange } = props
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const parsed = color.safeParse(text.startsWith('#') ? text : `#${text}`)
    if (parsed.success) onChange(parsed.data, id)
  }
  return (
    <TextInput
      id={id}
      label={label}
      classNames={{ root: classes.color, label: classes.colorLabel, input: classes.colorNumber }}
      size="xs"
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      leftSectionPointerEvents="auto"
      leftSection={
        <input
          type="color"
          className={classes.well}
          aria-label={`${label}: pick`}
          value={value}
          onChange={(event) => {
            setTyped(undefined)
            onChange(event.currentTarget.value, id)
          }}
        />
      }
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
