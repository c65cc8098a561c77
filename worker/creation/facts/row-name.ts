import type { RowFact } from './row-facts.ts'

/** The name that distinguishes a row from others of its kind; blank for kinds with a single row. */
export function nameOf({ kind, value }: RowFact): string {
  switch (kind) {
    case 'service':
      return [value.name, value.variant, value.duration, value.group, value.price?.unit].filter(Boolean).join(' ')
    case 'credential':
      return `${value.name} ${value.number}`
    case 'phone':
      return `${value.kind} ${value.number}`
    case 'person':
    case 'area':
      return value.name
    case 'email':
      return value.address
    case 'link':
      return value.url
    case 'language':
      return value.code
    case 'audience':
    case 'term':
      return value.text
    default:
      return ''
  }
}
