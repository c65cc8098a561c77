/** Encodes an SVG as a `data:` URL that is safe in an attribute or in `url("…")`. */
export function svgAddress(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `data:image/svg+xml,${escaped}`
}
