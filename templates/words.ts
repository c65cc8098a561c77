/** Splits a comma-separated list. */
export const words = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split(',').map((entry) => entry.trim().replace(/\s+/g, ' '))
