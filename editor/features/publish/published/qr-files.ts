import { qrPath } from './qr-path.ts'

/** In pixels, at least: sharp on paper at the size of a hand. */
const printed = 1200

/** The code as a separate file, for printers and sign makers. */
export function qrSvg(text: string): string {
  const { path, size } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${printed}" height="${printed}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

/** The same in pixels, every module as many of them wide. Null where the browser has no canvas to draw on. */
export async function qrPng(text: string): Promise<Blob | null> {
  const { path, size } = qrPath(text)
  const scale = Math.ceil(printed / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
