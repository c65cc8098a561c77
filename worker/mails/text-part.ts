import { product } from '../../renderer/document/product.ts'
import type { Letter } from './letter.ts'

const lineLength = 72

/** The mail for readers without HTML: lines of 72 characters, a code or a link on a line of its own. */
export function textPart({
  heading,
  lead,
  code,
  address,
  listLead,
  list,
  advice = [],
  action,
  notes = [],
  reason,
}: Letter): string {
  const parts = [
    heading,
    ...lead,
    ...(code ? [`    ${code}`] : []),
    ...(address ? [`    ${address}`] : []),
    ...(listLead ? [listLead] : []),
    ...(list ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ...advice,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    // Two hyphens and a space: readers know what follows as a signature.
    `-- \n${product.name}\n${reason}`,
  ]
  return `${parts.map(inShortLines).join('\n\n')}\n`
}

/** Breaks lines between words. What has no spaces, as an address, stays whole. */
const inShortLines = (part: string) => part.split('\n').map(breakLine).join('\n')

function breakLine(line: string): string {
  if (line.length <= lineLength) return line
  const at = line.lastIndexOf(' ', lineLength)
  const end = at > 0 ? at : line.indexOf(' ')
  return end > 0 ? `${line.slice(0, end)}\n${breakLine(line.slice(end + 1))}` : line
}
