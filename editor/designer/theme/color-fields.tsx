import type { ThemeColors } from '../../../renderer/document/theme.ts'
import { FieldPlace } from '../../fields/field-place.tsx'
import type { Change } from '../../fields/field-props.ts'
import { ColorField } from './color-field.tsx'
import { colorNames } from './color-names.ts'
import { ReadingList } from './reading-list.tsx'
import classes from './theme.module.css'
import { withColor } from './with-color.ts'

/** Every color of the theme, and how readable they are together. */
export function ColorFields({ colors, onChange }: { colors: ThemeColors; onChange: Change<ThemeColors> }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Individual colors</legend>
      <div>
        {(Object.keys(colorNames) as (keyof ThemeColors)[]).map((name) => (
          <FieldPlace key={name} path={`theme.${name}`}>
            <ColorField
              name={name}
              colors={colors}
              onChange={(value, typing) => onChange(withColor(colors, name, value), typing)}
            />
          </FieldPlace>
        ))}
      </div>
      <ReadingList colors={colors} onChange={onChange} />
    </fieldset>
  )
}
