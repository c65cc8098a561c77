import type * as z from 'zod'
import type { image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { Picture } from '../trade.ts'
import type { Brief } from './brief.ts'
import { hashOf } from './variation.ts'
import { capitalised } from './weave.ts'

/** A drawn picture. The slot names its place on the page, so that no two places get the same drawing. */
export function artwork(brief: Brief, [phrase, description]: Picture, slot: string): z.input<typeof image> {
  const own = ownWords(brief)
  const tags = brief.industry.subject
    ? [phrase, brief.industry.subject]
    : [phrase, own, phrase === '' ? anyBusiness : '']
  return {
    provider: 'Artwork',
    description: (phrase === '' && own !== '' ? capitalised(brief.threads.what || own) : description).slice(
      0,
      limits.imageDescription,
    ),
    tags: [...new Set(tags)]
      .filter((tag) => tag !== '')
      .map((tag) => tag.slice(0, limits.imageTag))
      .slice(0, limits.imageTags),
    seed: hashOf(`${brief.seed} ${slot}`),
  }
}

/** What stands for the business itself shows its services in turn, where its owner named them. */
export function ownPicture(brief: Brief, picture: Picture, nth: number): Picture {
  const service = brief.services[nth % Math.max(1, brief.services.length)]
  return picture[0] === '' && service !== undefined ? pictureOf(brief, service) : picture
}

/** A service of the owner's, by its name; where no pack knows the trade, 'nail clipping' alone might be another's. */
export function pictureOf({ industry, threads: { what } }: Brief, service: string): Picture {
  const alone = industry.trade !== '' || service.toLowerCase().includes(what.toLowerCase())
  return [(alone ? service : `${what} ${service}`).toLowerCase(), service]
}

/** What can be drawn of any business whose own words cannot. */
const anyBusiness = 'shop'

/** Words that say nothing of a trade; some, such as 'family', would ask for quite another picture. */
const untelling = new Set(
  'a about all also an and any area are at based been best both business by city client clients company couples customer customers do does every everything family for friendly from front home homes house houses i in independent is it learn local make makes my near of offer offering on or our owner people portrait portraits quality room service services serving small specialising street studio team that the their them they to town us we who with women men work working years you your'.split(
    ' ',
  ),
)

/** The trade in the owner's own words: what the business does in short, else the words of its description that tell most. */
function ownWords({ activities, threads, industry }: Brief): string {
  const words = (activities.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !untelling.has(word.toLowerCase()))
  // 'Wedding photographer' is a photographer: earlier words count for more in a drawing.
  const trades = Object.keys(industry.matches)
    .filter((term) => !term.includes(' '))
    .map((term) => term.replace('*', ''))
  const named = words.filter((word) => trades.some((trade) => trade.length > 2 && word.toLowerCase().startsWith(trade)))
  const told = [...new Set([...named, ...words])].slice(0, 5).join(' ')
  return (told || threads.what).toLowerCase()
}
