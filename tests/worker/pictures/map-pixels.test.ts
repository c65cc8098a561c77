import { env } from 'cloudflare:workers'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { joinTiles } from '../../../worker/pictures/join-tiles.ts'
import { decodePng, encodePng } from '../../../worker/pictures/map-pixels.ts'
import {
  big,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  pngChunk,
  pngStart,
  bytes as raw,
} from '../../harness/pictures/formats.ts'
import { hostileFiles } from '../../harness/pictures/hostile-files.ts'
import { grid, tileFile, tiles } from '../../harness/workers/pictures/tile-server.ts'

describe('joining tiles', () => {
  it('centers the location', async () => {
    if (!grid) throw new Error('no tiles')
    const joined = decodePng(
      await joinTiles(
        env,
        grid,
        tiles.map((_, nth) => tileFile(nth)),
      ),
    )
    const colorAt = (x: number, y: number) => [...(joined?.rgb.subarray((y * 768 + x) * 3).subarray(0, 3) ?? [])]
    expect([joined?.width, joined?.height]).toEqual([768, 512])
    // The location is in the third column and second row, 108 pixels from the left and 104 from the top.
    expect(colorAt(384, 256)).toEqual([120, 80, 200])
    expect(colorAt(384 - 109, 256)).toEqual([60, 80, 200])
    expect(colorAt(384, 256 - 105)).toEqual([120, 0, 200])
    expect(colorAt(0, 0)).toEqual([0, 0, 200])
    expect(colorAt(767, 511)).toEqual([180, 160, 200])
  })

  it('accepts JPEG and WebP tiles', async () => {
    if (!grid) throw new Error('no tiles')
    for (const file of [makeJpeg(256, 256), makeWebp(256, 256)]) {
      const joined = decodePng(
        await joinTiles(
          env,
          grid,
          tiles.map(() => file),
        ),
      )
      expect([joined?.width, joined?.height]).toEqual([768, 512])
    }
  })
})

describe('a PNG’s pixels', () => {
  const header = (width: number, height: number, depth: number, type: number, interlaced = 0) =>
    pngChunk('IHDR', raw(big(width, 4), big(height, 4), depth, type, 0, 0, interlaced))
  const png = (head: Uint8Array, lines: number[], ...others: Uint8Array[]) =>
    raw(
      pngStart,
      head,
      ...others,
      pngChunk('IDAT', new Uint8Array(deflateSync(Uint8Array.from(lines)))),
      pngChunk('IEND'),
    )
  const rgbOf = (file: Uint8Array) => {
    const pixels = decodePng(file)
    return pixels && [...pixels.rgb]
  }

  it('decode from a palette, as in most tiles', () => {
    const palette = pngChunk('PLTE', raw(255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9))
    expect(rgbOf(png(header(3, 1, 8, 3), [0, 2, 0, 1], palette))).toEqual([0, 0, 255, 255, 0, 0, 0, 255, 0])
    expect(rgbOf(png(header(3, 1, 2, 3), [0, 0b10_00_01_00], palette))).toEqual([0, 0, 255, 255, 0, 0, 0, 255, 0])
    expect(rgbOf(png(header(2, 1, 4, 3), [0, 0x31], palette))).toEqual([9, 9, 9, 0, 255, 0])
    expect(rgbOf(png(header(2, 1, 1, 3), [0, 0b01_000000], palette))).toEqual([255, 0, 0, 0, 255, 0])
  })

  it('decode from gray and color, without transparency', () => {
    expect(rgbOf(png(header(2, 1, 8, 0), [0, 7, 8]))).toEqual([7, 7, 7, 8, 8, 8])
    expect(rgbOf(png(header(1, 1, 8, 4), [0, 7, 0]))).toEqual([7, 7, 7])
    expect(rgbOf(png(header(1, 1, 8, 6), [0, 1, 2, 3, 0]))).toEqual([1, 2, 3])
  })

  it('decode with a filter per line', () => {
    const lines = [1, 10, 5, 5, 2, 1, 1, 1, 3, 2, 2, 2, 4, 3, 3, 3]
    expect(rgbOf(png(header(3, 4, 8, 0), lines))?.filter((_, nth) => nth % 3 === 0)).toEqual([
      ...[10, 15, 20],
      ...[11, 16, 21],
      ...[7, 13, 19],
      ...[10, 16, 22],
    ])
  })

  it('remain undefined for a broken file or a different format', async () => {
    const good = await makePng(20, 20)
    for (const file of [
      new Uint8Array(),
      good.slice(0, 40),
      good.slice(0, -30),
      png(header(3, 1, 8, 3, 1), [0, 2, 0, 1]),
      png(header(3, 1, 16, 2), [0, 2, 0, 1]),
      png(header(0, 1, 8, 0), [0]),
      png(header(2000, 2000, 8, 0), [0]),
      png(header(2, 1, 8, 0), [9, 7, 8]),
      png(
        header(1, 1, 8, 0),
        Array.from({ length: 100_000 }, () => 0),
      ),
      makeGif(20, 20),
    ])
      expect(decodePng(file)).toBeUndefined()
    for (const { bytes } of hostileFiles) {
      const file = await bytes()
      expect(() => decodePng(file)).not.toThrow()
    }
  })

  it('survive a round trip', () => {
    const rgb = Uint8Array.from({ length: 5 * 7 * 3 }, (_, nth) => (nth * 37) % 256)
    expect(decodePng(encodePng({ width: 5, height: 7, rgb }))).toEqual({ width: 5, height: 7, rgb })
  })
})
