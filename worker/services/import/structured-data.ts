/** An object of linked data (schema.org). Its content is untrusted. */
export type Node = Readonly<Record<string, unknown>>

const mostNodes = 500
const deepest = 5
/** Where one object holds others that may be about the business. */
const holders = [
  '@graph',
  'mainEntity',
  'about',
  'publisher',
  'provider',
  'creator',
  'location',
  'department',
  'subOrganization',
]
/** People and things with separate addresses and numbers. */
const othersTypes =
  /^(Person|Event|.*Event|JobPosting|ContactPoint|Offer|Review|Product|Article|BlogPosting|NewsArticle|Place|Residence|Web(Site|Page))$/
const businessFields = ['openingHours', 'openingHoursSpecification', 'priceRange', 'address', 'geo', 'telephone']

/** The businesses in a page's linked data, places with opening hours before mere organizations. Skips invalid JSON. */
export function businessesIn(scripts: readonly string[]): Node[] {
  const businesses = nodesIn(scripts).filter(
    (node) => !typesOf(node).some((type) => othersTypes.test(type)) && rankOf(node) > 0,
  )
  return businesses.toSorted((a, b) => rankOf(b) - rankOf(a))
}

/** Every object that linked data holds, those inside others too. */
export function nodesIn(scripts: readonly string[]): Node[] {
  const nodes: Node[] = []
  for (const script of scripts) collect(parsed(script), nodes, 0)
  return nodes
}

function collect(value: unknown, nodes: Node[], depth: number): void {
  if (depth > deepest || nodes.length >= mostNodes) return
  if (Array.isArray(value)) for (const one of value.slice(0, mostNodes)) collect(one, nodes, depth + 1)
  if (!isNode(value)) return
  nodes.push(value)
  for (const holder of holders) if (value[holder] !== undefined) collect(value[holder], nodes, depth + 1)
}

function rankOf(node: Node): number {
  if (businessFields.some((field) => node[field] !== undefined)) return 2
  return typesOf(node).some((type) => /Organization|Business|Corporation|Store|Service/.test(type)) ? 1 : 0
}

function typesOf(node: Node): string[] {
  return textsIn(node['@type']).map((type) => type.replace(/^.*[/#:]/, ''))
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a value that is one, or a list of them. */
export const textsIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

function parsed(script: string): unknown {
  try {
    return JSON.parse(script.replace(/^\s*(<!--|\/\*.*?\*\/|<!\[CDATA\[)|(-->|\]\]>)\s*$/g, ''))
  } catch {
    return undefined
  }
}
