import type { Step } from './marks.ts'

/** 'Overnight (9pm - 7am) $290' says when the service is, not when the business is open. */
export const timesOfServices: Step = (text, marks) =>
  marks.map((mark, nth) => {
    const last = marks[nth - 1]
    const isWithin = mark.label === 'H' && /^[^()\n]*\)/.test(text.slice(mark.end))
    const isOfService =
      isWithin && (last?.label === 'S' || last?.label === 'V') && /^ ?\($/.test(text.slice(last.end, mark.start))
    return isOfService && /\d/.test(mark.text) ? { ...mark, label: 'D' } : mark
  })
