import type { Plugin } from 'vite'

const lazily = /\bimport\((['"])([^'"]+)\1\)/g

/**
 * Loads with the Worker what it would load when it is first asked for. The runner asks its server for every such module, each time
 * again: that costs more than the calls that are tested, and one Durable Object may not wait for what another has asked for.
 */
export function loadAtOnce(): Plugin {
  return {
    name: 'load-at-once',
    transform(code, id) {
      if (!/\/(worker|renderer|templates)\/.*\.tsx?$/.test(id) || !lazily.test(code)) return
      const names: string[] = []
      const changed = code.replace(
        lazily,
        (_call, _quote, name: string) => `Promise.resolve(atOnce${names.push(name)})`,
      )
      const imports = names.map((name, index) => `import * as atOnce${index + 1} from ${JSON.stringify(name)};`)
      return { code: `${imports.join('')}${changed}`, map: null }
    },
  }
}
