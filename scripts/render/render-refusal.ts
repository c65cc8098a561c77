/** An error that the caller can fix; the message says how. */
export class RenderRefusal extends Error {
  override name = 'RenderRefusal'
}

const complaintsAtMost = 20

/** The first complaints, one per line, and how many more there are. */
export function shortened(lines: string[]): string[] {
  const more = lines.length - complaintsAtMost
  return more > 0 ? [...lines.slice(0, complaintsAtMost), `  … and ${more} more`] : lines
}
