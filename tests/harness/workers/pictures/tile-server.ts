import { Buffer } from 'node:buffer'
import { type Section, type SectionOf, sectionTypes } from '../../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { tilesAround } from '../../../../worker/adapters/maps/tile-math.ts'
import { encodePng } from '../../../../worker/pictures/map-pixels.ts'
import { newPeer, type Peer } from '../peer.ts'
import { smallDocument } from '../sites/documents.ts'

/** The tiles around `documentAt`'s location. */
export const grid = tilesAround({ latitude: 50.4316, longitude: -3.6836, zoom: 16 })
export const keyOfDoor = '16/50.43160/-3.68360'
export const tiles = grid?.rows.flat() ?? []
export const tilePath = ({ x, y }: { x: number; y: number }) => `/16/${x}/${y}.png`

/** A tile in one color, which identifies its position. */
export function tileFile(nth: number, side = 256): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(side * side * 3)
  for (let pixel = 0; pixel < rgb.length; pixel += 3) rgb.set([(nth % 4) * 60, Math.floor(nth / 4) * 80, 200], pixel)
  return encodePng({ width: side, height: side, rgb })
}

export type TileAnswer = { file?: Uint8Array; type?: string } & Partial<Parameters<Peer['script']>[0][number]>
export const tileServer = (answer: (nth: number) => TileAnswer = (nth) => ({ file: tileFile(nth) })) =>
  newPeer(
    tiles.map((tile, nth) => {
      const { file, type = 'image/png', ...rest } = answer(nth)
      const base64 = file && Buffer.from(file).toString('base64')
      return {
        path: tilePath(tile),
        ...(base64 !== undefined && { base64 }),
        headers: { 'content-type': type },
        ...rest,
      }
    }),
  )

/** `timeout` is long, since a busy machine may stall for seconds. */
export const tileSettings = (peer: Peer, timeout = 60_000) => ({
  MAP_TILES_URL: `${peer.url}/{z}/{x}/{y}.png`,
  MAP_TILES_TIMEOUT: String(timeout),
})

const contact = sectionTypes.Contact.schema.parse({
  ...{ id: 'contact', type: 'Contact', content: { layout: 'BesideMap' } },
}) as SectionOf<'Contact'>

/** A website with a map of this location. */
export function documentAt(point = '50.4316, -3.6836'): WebsiteSettings {
  const document = smallDocument()
  return {
    ...document,
    business: { ...document.business, address: { text: '12 High Street\nTotnes', point, source: 'typed' } },
    sections: document.sections.flatMap((section): Section[] =>
      section.type === 'Footer' ? [contact, section] : [section],
    ),
  }
}
