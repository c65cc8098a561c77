/** How dark the edges stay when the text's place is darker than its owner set it: a middle darker than that looks like a stain. */
const evenness = 0.7

/** How dark a picture is at its edges, where no text stands: what the owner set there, and nearly as dark as the text's place must be. */
export const edgeOverlay = (overlay: number, floor: number): number =>
  Math.max(overlay, Math.round(floor * evenness * 100) / 100)
