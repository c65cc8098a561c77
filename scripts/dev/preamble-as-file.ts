import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'

/** The app's policy allows no inline script, so hot reload's inline preamble becomes a file. */
export const preambleAsFile: Plugin = {
  name: 'preamble-as-file',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/@preamble.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(react.preambleCode.replace('__BASE__', '/'))
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /<script type="module">[^<]*react-refresh[^<]*<\/script>/,
        '<script type="module" src="/@preamble.js"></script>',
      ),
  },
}
