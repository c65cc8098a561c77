import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteFiles } from '#marketing/site-files.tsx'
import { publicPaths } from '#worker/platform/addresses/public-path-list.ts'
import { publicFile } from '#worker/platform/addresses/public-paths.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64')

/** The files of the public pages as built, except for their style sheet, which is a parameter. */
export const drawnFiles = new Map(
  [
    ...siteFiles({
      render: renderToStaticMarkup,
      hash,
      css: '.lead{color:#123}.no-such-class{color:#456}h1{margin:0}',
      scriptAt: (name) => `/assets/${name}.js`,
    }),
  ].map(([path, draw]) => [path, draw()]),
)

export const drawnPages = publicPaths.map((path) => ({ path, html: drawnFiles.get(`${publicFile(path)}.html`) ?? '' }))

export const htmlOf = (path: string) => drawnPages.find((page) => page.path === path)?.html ?? ''

/** Every match of a pattern's group. */
export const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
