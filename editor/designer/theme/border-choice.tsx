import type { Border } from '../../../renderer/document/border.ts'
import { borderThicknesses } from '../../../renderer/document/enumerations.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './shapes.module.css'

type BorderChoiceProps = {
  path: string
  label: string
  hint?: string
  value: Border
  onChange: (value: Border) => void
}

/** A line under an element, and its thickness. The thickness is kept without a line. */
export function BorderChoice({ path, label, hint, value, onChange }: BorderChoiceProps) {
  const thicknesses = borderThicknesses.map((pixels) => ({
    id: String(pixels),
    name: `${pixels} px`,
    sample: <span className={classes.line} data-thickness={pixels} />,
  }))
  return (
    <ChoiceCards
      legend={label}
      hint={hint}
      name={path}
      columns={5}
      options={[{ id: 'None', name: 'None', sample: <span className={classes.line} /> }, ...thicknesses]}
      value={value.sides === 'None' ? 'None' : String(value.thickness)}
      onChange={(id) => {
        const thickness = borderThicknesses.find((pixels) => String(pixels) === id)
        onChange(thickness ? { sides: 'Bottom', thickness } : { ...value, sides: 'None' })
      }}
    />
  )
}
