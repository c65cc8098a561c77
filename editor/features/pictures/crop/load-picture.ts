import type { Image } from '../../../../renderer/document/image.ts'
import { mediaRoot } from '../../../../renderer/document/media.ts'

/** Whether a picture is in our own store. Only those may be drawn on a canvas. */
export const isOurs = ({ urls }: Image) => urls.length > 0 && urls.every(({ url }) => url.startsWith(mediaRoot))

/** The address with the most pixels. */
export const largestAddress = ({ urls }: Image) => [...urls].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.url

/** Of our store: it is kept on another host, which lets the editor read its pictures when it is asked in this way. */
export const crossOriginOf = (address: string) => (address.startsWith(mediaRoot) ? ('anonymous' as const) : undefined)

/** A picture once it can be drawn. Throws when it does not arrive. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const element = new Image()
  element.crossOrigin = crossOriginOf(address) ?? null
  element.src = address
  await element.decode()
  return element
}
