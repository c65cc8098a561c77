import type { ReactElement } from 'react'
import { classesIn, sheetOf } from '#renderer/css/used-rules.ts'
import { product } from '#renderer/document/product.ts'
import { sheetElement, withSheets } from '#renderer/elements/inert.tsx'
import { productCuts } from '#renderer/fonts/faces.ts'
import { rulesFor } from '#renderer/fonts/font-rules.ts'
import { publicFile } from '#worker/platform/addresses/public-paths.ts'
import { blogFeed } from './blog/feed.tsx'
import type { PublicPage } from './public-page.ts'
import { publicPages } from './public-pages.ts'
import { PublicDocument, type ScriptUrl, stylePolicyPlaceholder } from './shell/document.tsx'
import { settleTokens } from './styles/settle-tokens.ts'
import { helpIndexFile } from './support/help-index.ts'

type Tools = {
  /** Renders a page's markup. Passed in, since this folder doesn't depend on react-dom. */
  render: (element: ReactElement) => string
  /** Base64 SHA-256. */
  hash: (text: string) => string
  css: string
  scriptAt: ScriptUrl
}

const fonts = rulesFor(
  [
    { cut: productCuts.title, weights: [700] },
    { cut: productCuts.body, weights: [400, 600] },
  ],
  'western',
)

/** The site's files by path. Each is rendered on demand. */
export function siteFiles({ render, hash, css, scriptAt }: Tools): Map<string, () => string> {
  const sheet = sheetOf(settleTokens(css))
  const draw = (page: PublicPage): string => {
    const markup = render(<PublicDocument page={page} scriptAt={scriptAt} />)
    const used = sheetElement(fonts + sheet.usedBy(classesIn(markup)))
    const policy = `style-src &#x27;sha256-${hash(used.text)}&#x27;`
    return `<!doctype html>${withSheets(markup, used).replace(stylePolicyPlaceholder, policy)}`
  }
  return new Map([
    ...publicPages.map((page) => [`${publicFile(page.path)}.html`, () => draw(page)] as const),
    ['/llms.txt', llmsText],
    ['/blog/feed.xml', () => blogFeed(render)],
    helpIndexFile,
  ])
}

/** The list of pages for language models: https://llmstxt.org */
function llmsText(): string {
  const entries = publicPages.map(
    ({ path, title, description }) => `- [${title}](${product.homepage}${path}): ${description}`,
  )
  return `# ${product.name}\n\n> ${product.tagline}\n\n## Pages\n\n${entries.join('\n')}\n`
}
