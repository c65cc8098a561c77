/** A picture to draw again: at most so many pixels along its longer side, as a file of a type. */
export type Redrawing = { file: Blob; longestSide: number; type: string; quality: number }

type Scope = { onmessage: (event: MessageEvent<Redrawing>) => void; postMessage: (drawn: Blob | undefined) => void }

// Runs beside the page, so that decoding a photo of twelve megapixels doesn't hold up what its owner types.
const scope = self as unknown as Scope

scope.onmessage = ({ data }) => {
  redraw(data).then(
    (drawn) => scope.postMessage(drawn),
    () => scope.postMessage(undefined),
  )
}

/** The picture as the camera was held. Undefined where the browser can't make files of the type. */
async function redraw({ file, longestSide, type, quality }: Redrawing): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await canvas.convertToBlob({ type, quality })
  return drawn.type === type ? drawn : undefined
}
