import classes from './color-popover.module.css'
import type { SwatchGroup } from './swatch-groups.ts'

type ColorSwatchesProps = { name: string; group: SwatchGroup; value: string; onPick: (color: string) => void }

/** Colors to choose by a click. Native radio buttons, so that arrow keys go through them. */
export function ColorSwatches({ name, group, value, onPick }: ColorSwatchesProps) {
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
