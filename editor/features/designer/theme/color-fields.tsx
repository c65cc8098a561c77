import type { ThemeColors } from '../../../../renderer/document/theme.ts'
import type { Change } from '../../../fields/field-props.ts'
import classes from '../panel.module.css'
import { ColorField } from './color-field.tsx'

const names: Record<keyof ThemeColors, string> = {
  backgroundColor: 'Background',
  primaryTextColor: 'Text',
  secondaryTextColor: 'Quiet text',
  accentColor: 'Accent',
  buttonBackgroundColor: 'Button',
  buttonTextColor: 'Button text',
  buttonBackgroundHoverColor: 'Button, pointed at',
  buttonBackgroundPressedColor: 'Button, pressed',
}

/** Every color of the theme by itself. */
export function ColorFields({ colors, onChange }: { colors: ThemeColors; onChange: Change<ThemeColors> }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Colors one by one</legend>
      {(Object.keys(names) as (keyof ThemeColors)[]).map((name) => (
        <ColorField
          key={name}
          id={`theme.${name}`}
          label={names[name]}
          value={colors[name]}
          onChange={(value, typing) => onChange({ ...colors, [name]: value }, typing)}
        />
      ))}
    </fieldset>
  )
}
