import { TextInput } from '@mantine/core'
import { useEyeDropper } from '@mantine/hooks'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import type { Change } from '../../fields/field-props.ts'
import { IconAction } from '../../ui/icon-action.tsx'
import classes from './color-popover.module.css'
import { readHex } from './read-hex.ts'

type HexFieldProps = { id: string; label: string; value: string; onChange: Change<string> }

/** A color as its number, typed or pasted, or taken from anywhere on the screen where the browser can. */
export function HexField({ id, label, value, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<string>()
  const { supported, open } = useEyeDropper()
  const unread = typed !== undefined && readHex(typed) === undefined
  const type = (text: string) => {
    setTyped(text)
    const color = readHex(text)
    if (color) onChange(color, id)
  }
  const pick = async () => {
    // Refused when the person thinks better of it.
    const picked = await open().catch(() => undefined)
    if (picked) onChange(picked.sRGBHex.toLowerCase())
  }
  return (
    <div className={classes.number}>
      <TextInput
        id={`${id}-number`}
        aria-label={`${label}: color code`}
        data-autofocus
        size="sm"
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.digits }}
        error={unread && typed.length > 7}
        placeholder="#1f5d50"
        value={typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      {supported && (
        <IconAction label="Pick a color from the screen" onClick={pick}>
          <IconColorPicker size={18} />
        </IconAction>
      )}
    </div>
  )
}
