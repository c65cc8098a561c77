import { mix } from '../../renderer/color/oklab.ts'
import { black, white } from '../../renderer/color/readable.ts'
import { contrast, type Rgb } from '../../renderer/color/rgb.ts'

type ButtonStates = { hover: Rgb; pressed: Rgb }

/**
 * A button pointed at and pressed: two steps away from the words on it, so that these can be read no worse. A button that has
 * no room there (black under white words) goes the other way.
 */
export function buttonStates(button: Rgb, label: Rgb): ButtonStates {
  const away = contrast(label, black) > contrast(label, white) ? black : white
  const states = towards(away, button)
  const visible = contrast(states.hover, button) > 1.1 && contrast(states.pressed, states.hover) > 1.1
  return visible ? states : towards(away === black ? white : black, button)
}

const towards = (end: Rgb, button: Rgb): ButtonStates => ({
  hover: mix(end, button, end === black ? 0.16 : 0.28),
  pressed: mix(end, button, end === black ? 0.3 : 0.48),
})
