/** Whether names of services cover another name: 'Leaks' covers 'Leak repair'. */
export const isNamedBy = (names: readonly string[], name: string): boolean =>
  names.some((one) => one.toLowerCase().includes(stemOf(name)))

const stemOf = (name: string) => {
  const words = name.toLowerCase().split(/[\s-]/)
  return (words.find(({ length }) => length > 2) ?? name.toLowerCase()).slice(0, 6)
}
