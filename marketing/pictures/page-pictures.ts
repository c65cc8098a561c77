import { shapeColors } from '#renderer/color/shape-colors.ts'
import { type ShapeName, shapeNames } from '#renderer/shapes/shape.ts'
import { shapeSvg } from '#renderer/shapes/shape-svg.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { sampleLook } from '#templates/samples.ts'
import { shapesFor } from '#templates/shapes-for.ts'
import { trades } from '#templates/trade-list.ts'
import { blogPosts } from '../blog/blog-posts.ts'
import { industryCopies } from '../industries/industry-copies.ts'
import { samplePicture } from '../samples/sample-pictures.ts'
import { sampleSite } from '../samples/sample-sites.ts'

export type PagePicture = {
  name: string
  svg: string
  /** Link preview file, below editor/public. Default: the pattern. */
  photo?: string
}

const size = { width: 600, height: 400 }

/** Patterns for the trades, in their sample websites' colors, and for the blog. The build writes each to a file. */
export function drawPagePictures(): PagePicture[] {
  return [
    ...industryCopies.map(({ slug, style }) => {
      const { business } = sampleSite(style, slug)
      const trade = trades.find((one) => one.slug === slug)
      const [name = shapeNames[0]] = trade ? shapesFor(trade, 1).grammar : []
      const svg = drawn(name, 1, sampleLook(style, business).palette)
      return { name: slug, svg, photo: samplePicture(style, slug, 'desk') }
    }),
    ...blogPosts.map(({ slug, facts }, nth) => {
      const name = shapeNames[nth % shapeNames.length] ?? shapeNames[0]
      return { name: slug, svg: drawn(name, nth, facts.palette) }
    }),
  ]
}

function drawn(name: ShapeName, seed: number, palette: string): string {
  const colors = palettes.find(({ id }) => id === palette)?.colors
  if (!colors) throw new Error(`no palette is called ${palette}`)
  return shapeSvg(name, seed, size, shapeColors(colors))
}
