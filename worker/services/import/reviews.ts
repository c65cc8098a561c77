import { type ImportedReview, importedReview } from '../../contract/imports.ts'
import { visibleLine } from './plain-text.ts'
import { isNode, type Node, nodesIn, textsIn } from './structured-data.ts'

const mostReviews = 12

/** The reviews in a page's linked data, in their authors' words and with their names. One that is too long to quote whole is left out. */
export function reviewsOf(scripts: readonly string[]): ImportedReview[] {
  const nodes = nodesIn(scripts).flatMap((node) => [node, ...[node.review, node.reviews].flat().filter(isNode)])
  const found = nodes.flatMap((node) => {
    const text = visibleLine(textsIn(node.reviewBody)[0] ?? '', 2000)
    const parsed = importedReview.safeParse({ text, author: authorOf(node) })
    return parsed.success ? [parsed.data] : []
  })
  return [...new Map(found.toReversed().map((review) => [review.text, review])).values()]
    .toReversed()
    .slice(0, mostReviews)
}

function authorOf({ author }: Node): string {
  const [one] = [author].flat()
  return visibleLine(textsIn(isNode(one) ? one.name : one)[0] ?? '', 64)
}
