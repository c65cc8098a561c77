import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import type { PageScript } from '../../marketing/public-page.ts'
import { brandedSheet } from './branded.ts'

/** Loads a module that needs Vite, by its path from the project's root. */
export type Load = <Module>(path: string) => Promise<Module>

/** The files of the public pages by path, each rendered when it is read. `scriptAt` returns the address of a page's script. */
export async function loadSiteFiles(load: Load, css: string, scriptAt: (name: PageScript) => string) {
  const { siteFiles } = await load<typeof import('../../marketing/site-files.tsx')>('/marketing/site-files.tsx')
  return siteFiles({
    render: renderToStaticMarkup,
    hash: (text) => createHash('sha256').update(text).digest('base64'),
    css,
    scriptAt,
  })
}

/** The style sheet of all public pages, minified. */
export async function buildSheet(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    build: { write: false, target: 'es2024', rolldownOptions: { input: 'marketing/public-pages.css' } },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('Vite built no sheet for the public pages.')
  return brandedSheet(String(sheet.source))
}
