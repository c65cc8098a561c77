/** Whether names of services say what another name does: 'Leaks' that of 'Leak repair'. */
export const isNamedBy = (names: readonly string[], name: string): boolean =>
  names.some((one) => one.toLowerCase().includes(stemOf(name)))

const stemOf = (name: string) => {
  const words = name.toLowerCase().split(/[\s-]/)
  return (words.find(({ length }) => length > 2) ?? name.toLowerCase()).slice(0, 6)
}
