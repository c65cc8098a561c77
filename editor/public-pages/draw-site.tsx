import type { ReactElement } from 'react'
import { classesIn, sheetOf } from '../../renderer/css/used-rules.ts'
import { inertCss, withCss } from '../../renderer/elements/inert.tsx'
import { fontRules } from '../../renderer/fonts/font-rules.ts'
import { publicFile, publicPaths } from '../../worker/platform/addresses/public-paths.ts'
import type { PageAssets } from './public-page.ts'
import { publicPages } from './public-pages.ts'
import { settleTokens } from './settle-tokens.ts'
import { PublicDocument, stylePolicyPlace } from './shell/document.tsx'
import { typefaces } from './shell/typefaces.ts'
import { writtenFiles } from './written-files.ts'

/** A static file: its path, which begins with a slash, and its text. */
export type SiteFile = { path: string; content: string }

type Tools = {
  /** A page's markup: react-dom's, which this folder does without. */
  render: (element: ReactElement) => string
  /** SHA-256, in base64. */
  hash: (text: string) => string
  /** The pages' sheet, minified. */
  css: string
  assets: PageAssets
}

/** Every public page as a file, each with the rules that it needs in it and what allows them, and the files that are made of the pages. */
export function drawSite({ render, hash, css, assets }: Tools): SiteFile[] {
  mustMatch(
    publicPages.map(({ path }) => path),
    publicPaths,
  )
  const fonts = fontRules(typefaces, 'western')
  const sheet = sheetOf(settleTokens(css))
  const pages = publicPages.map((page) => {
    const markup = render(<PublicDocument page={page} assets={assets} />)
    const used = fonts + sheet.usedBy(classesIn(markup))
    const policy = `style-src &#x27;sha256-${hash(inertCss(used))}&#x27;`
    const html = withCss(markup, used).replace(stylePolicyPlace, policy)
    return { path: `${publicFile(page.path)}.html`, content: `<!doctype html>${html}` }
  })
  return [...pages, ...writtenFiles(render)]
}

function mustMatch(drawn: readonly string[], wanted: readonly string[]) {
  const missing = wanted.filter((path) => !drawn.includes(path))
  const strange = drawn.filter((path, at) => !wanted.includes(path) || drawn.indexOf(path) !== at)
  if (missing.length + strange.length > 0)
    throw new Error(`public pages: none for '${missing.join(' ')}', no path for or two of '${strange.join(' ')}'`)
}
