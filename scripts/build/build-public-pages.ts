import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { product } from '../../renderer/document/product.ts'
import { buildSheet, type Load, loadSiteFiles } from './load-site-files.ts'

/** From vite's manifest: the output of each entry. */
type Manifest = Readonly<Record<string, { file: string }>>

/** Folders that hold only files written here. */
const ownFolders = ['/_/pages', '/_/cards']

/** Writes the public pages and their files into the folder of static files. */
export async function buildPublicPages(client: string, manifest: Manifest, load: Load): Promise<void> {
  type Pictures = typeof import('../../marketing/pictures/page-pictures.ts')
  const { drawPagePictures } = await load<Pictures>('/marketing/pictures/page-pictures.ts')
  const site = await loadSiteFiles(load, await buildSheet(), (name) => `/${scriptFile(manifest, name)}`)
  const files = [...site].map(([path, draw]) => ({ path, content: draw() }))
  const pictures = await Promise.all(
    drawPagePictures().map(async ({ name, svg, photo }) => [
      { path: `/_/cards/${name}.svg`, content: svg },
      { path: `/_/cards/${name}.jpg`, content: await asCard(photo ? join(client, photo) : Buffer.from(svg)) },
    ]),
  )
  const mark = readFileSync(join(client, 'favicon.svg'))
  const icons = [
    { path: '/apple-touch-icon.png', content: await launcherIcon(mark, 180) },
    { path: '/app-icon.png', content: await launcherIcon(mark, 512) },
  ]
  const all = [...files, ...pictures.flat(), ...icons]
  for (const { path, content } of all) {
    mkdirSync(dirname(join(client, path)), { recursive: true })
    writeFileSync(join(client, path), content)
  }
  removeOthers(client, new Set(all.map(({ path }) => path)))
}

/** The size of a shared link's picture, 1200 × 630 pixels: the top of a screenshot, the middle of a pattern. */
const asCard = (picture: string | Buffer) =>
  sharp(picture, { density: 300 })
    .resize(1200, 630, { fit: 'cover', position: typeof picture === 'string' ? 'top' : 'centre' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()

/** For phones' home screens, which round the corners themselves. */
const launcherIcon = (svg: Buffer, side: number) =>
  sharp(svg, { density: 1200 })
    .resize(side, side)
    .flatten({ background: product.color })
    .png({ palette: true })
    .toBuffer()

function scriptFile(manifest: Manifest, name: string): string {
  const found = manifest[`../marketing/scripts/${name}.ts`]
  if (!found) throw new Error(`vite built no marketing/scripts/${name}.ts`)
  return found.file
}

/** Deletes what an earlier build wrote and this one did not. */
function removeOthers(client: string, kept: ReadonlySet<string>) {
  for (const folder of ownFolders)
    for (const entry of readdirSync(join(client, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile() && !kept.has(path.slice(client.length))) rmSync(path)
    }
}
