/** The entries of a text, which commas separate. */
export const words = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split(',').map((entry) => entry.trim().replace(/\s+/g, ' '))
