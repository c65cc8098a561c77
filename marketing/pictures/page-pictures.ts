import { drawArtwork } from '#renderer/artwork/draw-artwork.ts'
import { palettes } from '#templates/palettes.ts'
import { sampleLook } from '#templates/samples.ts'
import { trades } from '#templates/trade-list.ts'
import { blogPosts } from '../blog/blog-posts.ts'
import { industryCopies } from '../industries/industry-copies.ts'
import { samplePicture } from '../samples/sample-pictures.ts'
import { sampleSite } from '../samples/sample-sites.ts'

/** A drawing that pages show, as an SVG text. */
export type PagePicture = {
  name: string
  svg: string
  /** The file, below editor/public, of the page's link preview; the drawing itself without one. */
  photo?: string
}

const size = { width: 600, height: 400 }

/** Those of the trades, in the colors of their sample websites, and those of the blog. The build writes each to a file. */
export function drawPagePictures(): PagePicture[] {
  return [
    ...industryCopies.map(({ slug, style }) => {
      const { business } = sampleSite(style, slug)
      const [phrase = ''] = trades.find((trade) => trade.slug === slug)?.pictures?.hero ?? []
      const svg = drawn(phrase, sampleLook(style, business).palette)
      return { name: slug, svg, photo: samplePicture(style, slug, 'desk') }
    }),
    ...blogPosts.map(({ slug, facts }) => ({ name: slug, svg: drawn(facts.picture, facts.palette) })),
  ]
}

function drawn(phrase: string, palette: string): string {
  const colors = palettes.find(({ id }) => id === palette)?.colors
  if (!colors) throw new Error(`no palette is called ${palette}`)
  return drawArtwork({ tags: phrase.split(' '), description: phrase, seed: 1 }, colors, size)
}
