import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldPlace } from '../../fields/field-place.tsx'
import type { Change } from '../../fields/field-props.ts'
import { readHex } from '../theme/read-hex.ts'
import classes from './settings.module.css'

/** A color that is no color of the theme: picked in the system's own picker, or typed as its number. */
export function ColorSetting(props: { name: string; label: string; value: string; onChange: Change<string> }) {
  const { name, label, value, onChange } = props
  const [typed, setTyped] = useState<string>()
  const path = `settings.${name}`
  const type = (text: string) => {
    setTyped(text)
    const color = readHex(text)
    if (color) onChange(color, path)
  }
  return (
    <FieldPlace path={path}>
      <TextInput
        id={path}
        label={label}
        classNames={{ input: classes.digits }}
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
              onChange(event.currentTarget.value, path)
            }}
          />
        }
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </FieldPlace>
  )
}
