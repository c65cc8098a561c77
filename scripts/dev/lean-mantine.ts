import type { Plugin } from 'vite'

/** Colors of Mantine's that nothing in the editor is drawn in: ten shades and as many roles each. */
const unused = 'pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange'

/** Leaves them out of the stylesheet that every page of the app waits for. */
export const leanMantine: Plugin = {
  name: 'lean-mantine',
  enforce: 'pre',
  transform: {
    filter: { id: /@mantine\/core\/styles\/default-css-variables\.layer\.css$/ },
    handler: (code) => code.replace(new RegExp(`^\\s*--mantine-color-(?:${unused})-[\\w-]+:[^;}]+;`, 'gm'), ''),
  },
}
