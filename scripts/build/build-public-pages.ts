import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import type { PageScript } from '../../editor/public-pages/public-page.ts'

/** Of vite's manifest: what each entry became. */
type Manifest = Readonly<Record<string, { file: string }>>
/** Loads a module that needs vite, by its path from the root. */
type Load = <Module>(path: string) => Promise<Module>

/** Folders with nothing but the files written here. */
const ownFolders = ['/_/pages', '/_/cards']

/** Writes the pages that anyone may read, and what goes with them, into the folder of static files. */
export async function buildPublicPages(client: string, manifest: Manifest, load: Load): Promise<void> {
  type Pages = typeof import('../../editor/public-pages/draw-site.tsx')
  type Pictures = typeof import('../../editor/public-pages/pictures/page-pictures.ts')
  type Page = typeof import('../../editor/public-pages/public-page.ts')
  const { drawSite } = await load<Pages>('/editor/public-pages/draw-site.tsx')
  const { drawPagePictures } = await load<Pictures>('/editor/public-pages/pictures/page-pictures.ts')
  const { pageScripts } = await load<Page>('/editor/public-pages/public-page.ts')

  const scripts = Object.fromEntries(
    pageScripts.map((name) => [name, `/${entryOf(manifest, `scripts/${name}.ts`)}`]),
  ) as Record<PageScript, string>
  const files = drawSite({
    render: renderToStaticMarkup,
    hash: (text) => createHash('sha256').update(text).digest('base64'),
    css: readFileSync(join(client, entryOf(manifest, 'public-pages.css')), 'utf8'),
    assets: { scripts },
  })
  const pictures = await Promise.all(
    drawPagePictures().map(async ({ name, svg, photo }) => [
      { path: `/_/cards/${name}.svg`, content: svg },
      { path: `/_/cards/${name}.jpg`, content: await asCard(photo ? join(client, photo) : Buffer.from(svg)) },
    ]),
  )
  const icon = await touchIcon(readFileSync(join(client, 'favicon.svg')))
  const all = [...files, ...pictures.flat(), { path: '/apple-touch-icon.png', content: icon }]
  for (const { path, content } of all) {
    mkdirSync(dirname(join(client, path)), { recursive: true })
    writeFileSync(join(client, path), content)
  }
  removeOthers(client, new Set(all.map(({ path }) => path)))
}

/** As networks show a shared link: 1200 × 630 pixels. Of a page's picture its top, of a drawing its middle. */
const asCard = (picture: string | Buffer) =>
  sharp(picture, { density: 300 })
    .resize(1200, 630, { fit: 'cover', position: typeof picture === 'string' ? 'top' : 'centre' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()

/** For the home screens of phones, which round the corners themselves. */
const touchIcon = (svg: Buffer) =>
  sharp(svg, { density: 400 }).resize(180, 180).flatten({ background: '#1d6350' }).png({ palette: true }).toBuffer()

function entryOf(manifest: Manifest, name: string): string {
  const found = manifest[`public-pages/${name}`]
  if (!found) throw new Error(`vite built no public-pages/${name}`)
  return found.file
}

/** What an earlier build wrote and this one did not. */
function removeOthers(client: string, kept: ReadonlySet<string>) {
  for (const folder of ownFolders)
    for (const entry of readdirSync(join(client, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile() && !kept.has(path.slice(client.length))) rmSync(path)
    }
}
