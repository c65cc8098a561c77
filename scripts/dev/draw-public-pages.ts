import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { buildSheet, loadSiteFiles } from '../build/load-site-files.ts'
import { writePublicPaths } from '../build/write-public-paths.ts'

type Pages = typeof import('../../marketing/public-pages.ts')
type Pictures = typeof import('../../marketing/pictures/page-pictures.ts')

const types = new Map([
  ['html', 'text/html'],
  ['svg', 'image/svg+xml'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain; charset=utf-8'],
])

/** Draws the public pages from their sources when they are requested, and reloads them in the browser after a change. */
export function drawPublicPages(root: string): Plugin {
  const folder = join(root, 'marketing')
  let sheet: Promise<string> | undefined

  const load = async <Module>(server: ViteDevServer, path: string) =>
    (await server.ssrLoadModule(join(root, path))) as Module

  async function draw(server: ViteDevServer, path: string): Promise<string | undefined> {
    if (path.startsWith('/_/cards/')) {
      const { drawPagePictures } = await load<Pictures>(server, '/marketing/pictures/page-pictures.ts')
      return drawPagePictures().find(({ name }) => path === `/_/cards/${name}.svg`)?.svg
    }
    sheet ??= buildSheet()
    const scriptAt = (name: string) => `/@fs${join(folder, 'scripts', `${name}.ts`)}`
    const files = await loadSiteFiles((module) => load(server, module), await sheet, scriptAt)
    const text = files.get(path)?.()
    return path.endsWith('.html') ? text?.replace('<script', `${reloading}<script`) : text
  }

  return {
    name: 'draw-public-pages',
    apply: 'serve',
    configureServer(server) {
      // Vite watches only the files that it has loaded.
      server.watcher.add(folder)
      server.middlewares.use(async (request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?')
        const path = address.startsWith('/_/pages/') ? `${address}.html` : address
        const type = types.get(path.split('.').at(-1) ?? '')
        if (!type) return next()
        try {
          const text = await draw(server, path)
          if (text === undefined) return next()
          response.setHeader('content-type', type).end(text)
        } catch (error) {
          server.config.logger.error(String(error))
          const text = stripVTControlCharacters(String(error)).replace(/&/g, '&amp;').replace(/</g, '&lt;')
          response.writeHead(500, { 'content-type': 'text/html' }).end(`${reloading}<pre>${text}</pre>`)
        }
      })
    },
    async hotUpdate({ type, file, server }) {
      if (this.environment.name !== 'ssr' || !file.startsWith(folder)) return
      if (file.endsWith('.css')) sheet = undefined
      // Vite updates import.meta.glob only after this hook.
      if (type !== 'update') this.environment.moduleGraph.invalidateAll()
      try {
        writePublicPaths((await load<Pages>(server, '/marketing/public-pages.ts')).publicPages)
      } catch (error) {
        server.config.logger.error(String(error))
      }
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

const reloading = '<script type="module" src="/@vite/client"></script>'
