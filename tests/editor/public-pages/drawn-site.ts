import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawSite } from '../../../editor/public-pages/draw-site.tsx'
import { type PageScript, pageScripts } from '../../../editor/public-pages/public-page.ts'
import { publicFile, publicPaths } from '../../../worker/platform/addresses/public-paths.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64')
const scripts = Object.fromEntries(pageScripts.map((name) => [name, `/assets/${name}.js`])) as Record<
  PageScript,
  string
>

/** The files of the public pages as the build writes them, except for their sheet, which is a parameter. */
export const drawnFiles = drawSite({
  render: renderToStaticMarkup,
  hash,
  css: '.lead{color:#123}.no-such-class{color:#456}h1{margin:0}',
  assets: { scripts },
})

const byPath = new Map(drawnFiles.map(({ path, content }) => [path, content]))

/** Each public page's HTML. */
export const drawnPages = publicPaths.map((path) => ({ path, html: byPath.get(`${publicFile(path)}.html`) ?? '' }))

/** What a pattern's group finds in a text, every time. */
export const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
