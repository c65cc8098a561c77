import { encode } from 'uqr'

const quietZone = 4

/** A QR code as an SVG path of its dark modules, and its size in modules including the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => runs(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`)).join('')
  return { path, size }
}

/** Ranges of dark modules in a row, end-exclusive. */
function runs(row: readonly boolean[]): [from: number, to: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (!dark) return
    if (last?.[1] === x) last[1] = x + 1
    else found.push([x, x + 1])
  })
  return found
}

/** Minimum size in pixels, sharp when printed hand-sized. */
export const minPrintSize = 1200

export function qrSvg(text: string): string {
  const { path, size } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${minPrintSize}" height="${minPrintSize}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
