import { NativeSelect } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { changeTheme } from '../../../renderer/document/edits.ts'
import { cornerStyles, fontSizes } from '../../../renderer/document/enumerations.ts'
import type { Theme, ThemeColors } from '../../../renderer/document/theme.ts'
import { humanise } from '../../fields/humanise.ts'
import { documentAtom, editAtom } from '../../state/draft.ts'
import { ColorField } from './color-field.tsx'
import classes from './designer.module.css'
import { FontPairChoice } from './font-pair-choice.tsx'
import { PaletteChoice } from './palette-choice.tsx'

const colorNames: Record<keyof ThemeColors, string> = {
  backgroundColor: 'Background',
  primaryTextColor: 'Text',
  secondaryTextColor: 'Quiet text',
  accentColor: 'Accent',
  buttonBackgroundColor: 'Button',
  buttonTextColor: 'Button text',
  buttonBackgroundHoverColor: 'Button, pointed at',
  buttonBackgroundPressedColor: 'Button, pressed',
}

/** How the whole website looks. */
export function ThemePanel() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  if (!document) return null
  const { theme } = document
  const change = (part: Partial<Theme>, typing?: string) => edit((before) => changeTheme(before, part), typing)

  return (
    <>
      <h2 className={classes.panelTitle}>Theme</h2>
      <div className={classes.form}>
        <PaletteChoice colors={theme.colors} onChange={(colors) => change({ colors })} />
        <FontPairChoice theme={theme} onChange={change} />
        <div className={classes.columns}>
          <NativeSelect
            id="theme.headingSize"
            label="Heading size"
            data={fontSizes.map((value) => ({ value, label: humanise(value) }))}
            value={theme.headingSize}
            onChange={(event) => change({ headingSize: event.currentTarget.value as Theme['headingSize'] })}
          />
          <CornerSelect label="Button corners" name="buttonCorners" theme={theme} onChange={change} />
          <CornerSelect label="Picture corners" name="imageCorners" theme={theme} onChange={change} />
        </div>
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Colors one by one</legend>
          {(Object.keys(colorNames) as (keyof ThemeColors)[]).map((name) => (
            <ColorField
              key={name}
              id={`theme.${name}`}
              label={colorNames[name]}
              value={theme.colors[name]}
              onChange={(value, typing) => change({ colors: { ...theme.colors, [name]: value } }, typing)}
            />
          ))}
        </fieldset>
      </div>
    </>
  )
}

function CornerSelect(props: {
  label: string
  name: 'buttonCorners' | 'imageCorners'
  theme: Theme
  onChange: (part: Partial<Theme>) => void
}) {
  const { label, name, theme, onChange } = props
  return (
    <NativeSelect
      id={`theme.${name}`}
      label={label}
      data={[...cornerStyles]}
      value={theme[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value as Theme['buttonCorners'] })}
    />
  )
}
