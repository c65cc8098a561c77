import type { ThemeColors } from '../../../renderer/document/theme.ts'
import type { Change } from '../../fields/field-props.ts'
import { late } from '../../ui/late.tsx'
import { colorNames } from './color-names.ts'
import classes from './color-popover.module.css'
import { ColorSwatches } from './color-swatches.tsx'
import { HexField } from './hex-field.tsx'
import { readings } from './readings.ts'
import { swatchGroups } from './swatch-groups.ts'

/** The picker is only for those who open one. */
const ColorArea = late(
  () => import('./color-area.tsx').then((file) => file.ColorArea),
  <div className={classes.wait} />,
)

type ColorPopoverProps = { id: string; name: keyof ThemeColors; colors: ThemeColors; onChange: Change<string> }

/** Every way to choose one color, and how readable the affected texts are. */
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
      {worst && <p className={classes.reading}>{[worst.sentence, worst.story].filter(Boolean).join(' ')}</p>}
    </div>
  )
}
