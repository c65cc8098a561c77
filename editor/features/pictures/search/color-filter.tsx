import { type PhotoColor, photoColors } from '../../../../worker/adapters/photos/schema.ts'
import classes from './search.module.css'

/** How a color is shown to choose it by; what services make of its name is much the same. */
const shades: Record<PhotoColor, string> = {
  red: '#d63b33',
  orange: '#ef8a2f',
  yellow: '#f4cf3d',
  green: '#4c9a4f',
  turquoise: '#35b5ac',
  blue: '#3a73c9',
  violet: '#8052b8',
  pink: '#e986b0',
  brown: '#85593a',
  black: '#1b1b1f',
  gray: '#93939b',
  white: '#ffffff',
}

/** Keeps to pictures of one color; a second click takes that back. */
export function ColorFilter(props: {
  color: PhotoColor | undefined
  onChange: (color: PhotoColor | undefined) => void
}) {
  const { color, onChange } = props
  return (
    <fieldset className={classes.colors} aria-label="Color">
      {photoColors.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.color}
          aria-label={titled(name)}
          title={titled(name)}
          aria-pressed={name === color}
          style={{ background: shades[name] }}
          onClick={() => onChange(name === color ? undefined : name)}
        />
      ))}
    </fieldset>
  )
}

const titled = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
