/** In characters: what the narrowest phone has room for on one line in the widest letters of a button. */
const longestWhole = 14

/** The class of a short price or label, whose words stay on one line: '$1,250 an hour' is one thing. A longer one wraps between words. */
export const whole = (className: string, text: string): string =>
  text.length <= longestWhole ? `${className} whole` : className
