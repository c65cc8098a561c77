/** `ExtraLarge` as a person reads it: 'Extra large'. */
export function humanise(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
