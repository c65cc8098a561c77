/** In characters: fits one line of a button on the narrowest phones, in the widest letters. */
const maxUnbrokenLength = 14

/** Keeps short prices and labels such as '$1,250 an hour' on one line. Longer text wraps. */
export const unbrokenClass = (className: string, text: string): string =>
  text.length <= maxUnbrokenLength ? `${className} whole` : className
