// The same documents as a Hugo site: each the front matter of a bundle, with layouts (in hugo/) that write the same words, structured data,
// menus and lightboxes as our renderer does, and with the pictures and fonts from our rendered websites. Where Hugo has a fast way, they take
// it: template actions instead of the partial function, and what several places show is made once.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const hasHugo = () => spawnSync('hugo', ['version']).status === 0

/** Writes a Hugo site of these documents into a folder. `ours` has the same websites as our renderer writes them. */
export function writeHugoSite(folder, documents, ours) {
  const styles = documents.slice(0, 99).map(({ id }) => stylesOf(join(ours, id, 'index.html')))
  // A page with an average amount of styles: they go into every page.
  const css = styles.toSorted((a, b) => a.length - b.length)[49]
  const layouts = join(import.meta.dirname, 'hugo')
  cpSync(join(layouts, 'config.json'), join(folder, 'config.json'))
  for (const name of ['_default', 'partials'])
    cpSync(join(layouts, name), join(folder, 'layouts', name), { recursive: true })
  writeFileSync(join(folder, 'layouts/partials/css.html'), `<style>${css}</style>`)
  for (const document of documents) {
    const bundle = join(folder, 'content', document.id)
    mkdirSync(bundle, { recursive: true })
    const matter = { title: document.businessName, site: document }
    writeFileSync(join(bundle, 'index.md'), `${JSON.stringify(matter, null, 2)}\n`)
    cpSync(join(ours, document.id, 'art'), join(bundle, 'art'), { recursive: true })
    const fonts = join(ours, document.id, '_/fonts')
    if (existsSync(fonts)) cpSync(fonts, join(bundle, 'fonts'), { recursive: true })
  }
}

/** The command that builds it. */
export const hugoCommand = (folder, out) => ['hugo', ['--source', folder, '--destination', out, '--quiet']]

const stylesOf = (path) => /<style>(.*?)<\/style>/s.exec(readFileSync(path, 'utf8'))[1]

/** The words on our pages that Hugo's don't have, each as 'site-7/index.html: word'. */
export function missingWords(ours, hugo, ids) {
  return ids.flatMap((id) =>
    ['index.html', '404.html'].flatMap((page) => {
      const written = new Set(wordsOf(join(hugo, id, page)))
      return wordsOf(join(ours, id, page)).flatMap((word) => (written.has(word) ? [] : [`${id}/${page}: ${word}`]))
    }),
  )
}

/** Go writes some characters as other entities than React. */
function wordsOf(path) {
  const body = readFileSync(path, 'utf8').replace(/^.*<body>/s, '')
  const text = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x?([\da-f]+);/gi, ' ')
    .replaceAll('&amp;', '&')
  return text.split(/\s+/).filter(Boolean)
}
