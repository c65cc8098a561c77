import { type ArtworkSize, drawArtwork } from '../../../renderer/artwork/draw-artwork.ts'
import { industries } from '../../../templates/industries/match.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { sampleLook } from '../../../templates/samples/sample-look.ts'
import { blogPosts } from '../blog/blog-posts.ts'
import { industryCopies } from '../industries/industry-copies.ts'
import { sampleSite } from '../samples/sample-sites.ts'

/** A drawing that pages show, and in the shape in which links to them are shared. Both are SVG texts. */
export type PagePicture = { name: string; shown: string; shared: string }

const shown: ArtworkSize = { width: 600, height: 400 }
const shared: ArtworkSize = { width: 1200, height: 630 }

/** Those of the trades, in the colors of their sample websites, and those of the blog. The build writes each to a file. */
export function drawPagePictures(): PagePicture[] {
  return [
    ...industryCopies.map(({ slug, style }) => {
      const { business } = sampleSite(style, slug)
      const [phrase = ''] = industries.find((pack) => pack.slug === slug)?.pictures.hero ?? []
      return drawn(slug, phrase, sampleLook(style, business).palette)
    }),
    ...blogPosts.map(({ slug, facts }) => drawn(slug, facts.picture, facts.palette)),
  ]
}

function drawn(name: string, phrase: string, palette: string): PagePicture {
  const colors = palettes.find(({ id }) => id === palette)?.colors
  if (!colors) throw new Error(`no palette is called ${palette}`)
  const draw = (size: ArtworkSize) =>
    drawArtwork({ tags: phrase.split(' '), description: phrase, seed: 1 }, colors, size)
  return { name, shown: draw(shown), shared: draw(shared) }
}
