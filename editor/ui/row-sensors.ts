import { KeyboardSensor, PointerSensor } from '@dnd-kit/react'

const { activationConstraints: usual } = PointerSensor.defaults

/**
 * How a row of a list is dragged: by its handle at once, and anywhere else on it with a mouse that moves or a finger that rests. A
 * click on it stays a click, and a swipe scrolls.
 */
export const rowSensors = [
  PointerSensor.configure({
    activatorElements: ({ handle, element }) => [handle, element],
    activationConstraints: (event, source) => {
      const isOnHandle = event.target instanceof Node && source.handle?.contains(event.target)
      if (isOnHandle) return undefined
      return typeof usual === 'function' ? usual(event, source) : usual
    },
    // Neither what is typed in nor what opens a menu. The row itself is a button, which is no reason not to drag it.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('input, textarea, select, [aria-haspopup]') !== null,
  }),
  KeyboardSensor,
]
