import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const types = new Map([
  ['css', 'text/css'],
  ['woff2', 'font/woff2'],
  ['json', 'application/json'],
  ['js', 'text/javascript'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
])

/** During hot reload, fonts, the index of places and pictures of shared links come from the last build in `client`. */
export const lastBuild = (client: string): Plugin => ({
  name: 'last-build',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const isBuilt = /^\/(_\/(fonts|places|cards)|assets)\/[\w.-]+$|^\/(apple-touch|app)-icon\.png$/.test(path)
      const type = types.get(path.split('.').at(-1) ?? '')
      if (!isBuilt || !type || !existsSync(join(client, path))) return next()
      response.setHeader('content-type', type).end(readFileSync(join(client, path)))
    })
  },
})
