import { TextInput } from '@mantine/core'
import { useEyeDropper } from '@mantine/hooks'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { palettesIn, shadeOf } from '#templates/palettes/palettes.ts'
import { IconAction } from '#ui/icon-action.tsx'
import { lazyComponent } from '#ui/window/lazy.tsx'
import type { Change } from '../../form/field-props.ts'
import classes from './color-popover.module.css'
import { colorNames, parseTypedHex } from './parse-hex.ts'
import { readings } from './readings.ts'

const ColorArea = lazyComponent(
  () => import('./color-area.tsx').then((file) => file.ColorArea),
  <div className={classes.wait} />,
)

type ColorPopoverProps = { id: string; name: keyof ThemeColors; colors: ThemeColors; onChange: Change<string> }

/** All ways to choose a color, and the contrast of the texts that it affects. */
export function ColorPopover({ id, name, colors, onChange }: ColorPopoverProps) {
  const value = colors[name]
  const touched = readings(colors).filter(({ pair }) => pair.includes(name))
  const worst = touched.find(({ easy }) => !easy) ?? touched[0]
  return (
    <div className={classes.popover}>
      <p className={classes.title}>{colorNames[name]}</p>
      <ColorArea id={id} value={value} onChange={onChange} />
      <HexField id={id} label={colorNames[name]} value={value} onChange={onChange} />
      {swatchGroups(colors, name).map((group) => (
        <ColorSwatches
          key={group.label}
          name={id}
          group={group}
          value={value}
          onPick={(color) => onChange(color, id)}
        />
      ))}
      {worst && <p className={classes.reading}>{[worst.sentence, worst.visitorNote].filter(Boolean).join(' ')}</p>}
    </div>
  )
}

type ColorSwatchesProps = { name: string; group: SwatchGroup; value: string; onPick: (color: string) => void }

/** Swatches as native radio buttons, so arrow keys work. */
function ColorSwatches({ name, group, value, onPick }: ColorSwatchesProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{group.label}</legend>
      <div className={classes.swatches}>
        {group.swatches.map(({ color, name: colorName }) => (
          <input
            key={color}
            className={classes.swatch}
            type="radio"
            name={`${name} ${group.label}`}
            aria-label={colorName}
            title={colorName}
            style={{ background: color }}
            checked={color === value}
            onChange={() => onPick(color)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type HexFieldProps = { id: string; label: string; value: string; onChange: Change<string> }

/** A hex input, with an eyedropper if the browser has one. */
function HexField({ id, label, value, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<string>()
  const { supported, open } = useEyeDropper()
  const unread = typed !== undefined && parseTypedHex(typed) === undefined
  const type = (text: string) => {
    setTyped(text)
    const color = parseTypedHex(text)
    if (color) onChange(color, id)
  }
  const pick = async () => {
    // Rejects when the person cancels.
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

type Swatch = { color: string; name: string }
type SwatchGroup = { label: string; swatches: Swatch[] }

/** Suggested colors: the website's other colors, and the same color in similar palettes. */
function swatchGroups(colors: ThemeColors, name: keyof ThemeColors): SwatchGroup[] {
  const others = (Object.keys(colorNames) as (keyof ThemeColors)[]).filter((other) => other !== name)
  const palettes = palettesIn[shadeOf(colors)]
  return [
    {
      label: 'On your website',
      swatches: withoutDuplicates(others.map((other) => ({ color: colors[other], name: colorNames[other] }))),
    },
    {
      label: 'From the palettes',
      swatches: withoutDuplicates(palettes.map((one) => ({ color: one.colors[name], name: one.name }))),
    },
  ].filter(({ swatches }) => swatches.length > 1)
}

const withoutDuplicates = (swatches: Swatch[]) =>
  swatches.filter(({ color }, index) => swatches.findIndex((other) => other.color === color) === index)
