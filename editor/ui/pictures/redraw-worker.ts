/** `width` and `height`: the size in pixels after rotation. `scale`: at most 1. */
export type Redraw = { file: File; width: number; height: number; scale: number; type: string; quality: number }

// Each message contains one picture. Its port receives the redrawn file, or null on failure.
addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<Redraw>) => {
  answer?.postMessage(await redraw(data).catch(() => null))
})

async function redraw({ file, width, height, scale, type, quality }: Redraw): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    // Redrawing drops the EXIF orientation, so a browser that ignores it would send the photo sideways.
    if (picture.width !== width || picture.height !== height) throw new Error('not upright')
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
    const context = canvas.getContext('2d', { alpha: type !== 'image/jpeg' })
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type, quality })
  } finally {
    picture.close()
  }
}
