import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sectionTypeNames } from '../renderer/document/section-types.ts'
import { readSourceFiles, type SourceFile } from './harness/source-files.ts'

const files = readSourceFiles()
const isRelative = (name: string) => /^(renderer|templates|worker|editor|tests|scripts)\//.test(name)

type Rule = {
  from: RegExp
  /** What of this project it may import. */
  own: RegExp
  /** Which packages it may import; left out: any. */
  packages?: RegExp
}

const documentLayer = /^renderer\/(document\/|sections\/[^/]+\/content\.ts|sections\/define-section\.ts)/
/** It stands on nothing. */
const remember = /^renderer\/remember\.ts/
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** The first rule that fits a file decides. */
const rules: Rule[] = [
  { from: documentLayer, own: either(documentLayer, remember), packages: /^zod$/ },
  { from: /^renderer\/artwork\//, own: either(/^renderer\/(artwork|document)\//, remember), packages: /^zod$/ },
  { from: /^renderer\/render-(site|form-page|markup)\.ts/, own: /^renderer\// },
  {
    from: /^renderer\//,
    own: /^renderer\/(?!render-(site|form-page|markup))/,
    packages: /^(react|react\/.*|simple-icons|zod)$/,
  },
  {
    from: /^templates\//,
    own: /^(templates\/|renderer\/(document|color|facts)\/|renderer\/elements\/page-words\.ts|renderer\/sections\/[^/]+\/content\.ts|renderer\/styles\/looks\.ts|renderer\/artwork\/random\.ts)/,
    packages: /^zod$/,
  },
  { from: /^worker\/contract\//, own: /^(worker\/contract\/|renderer\/document\/)/, packages: /^zod$/ },
  { from: /^worker\/env\.ts/, own: /^worker\/live\// },
  { from: /^worker\/api\//, own: /^worker\/(api|contract|services|env\.ts|read-limited\.ts)|^renderer\/document\// },
  // Reading facts is pure: it knows no request, no database and no view.
  {
    from: /^worker\/creation\/facts\//,
    own: /^(worker\/(creation\/facts|contract)\/|worker\/services\/generation\/sentences\.ts|renderer\/(document|facts)\/|renderer\/remember\.ts|templates\/)/,
    packages: /^(entities\/decode|franc-min|libphonenumber-js\/min)$/,
  },
  { from: /^worker\/creation\//, own: /^(worker\/(creation|services|contract|env\.ts)|renderer\/|templates\/)/ },
  {
    from: /^worker\/services\//,
    own: /^(worker\/(services|creation|contract|storage|providers|live|mails|env\.ts)|renderer\/|templates\/)/,
  },
  {
    from: /^worker\/mails\//,
    own: /^(worker\/mails\/|renderer\/document\/)/,
    packages: /^(react|react\/.*|react-dom\/server|react-email)$/,
  },
  {
    from: /^worker\/storage\//,
    own: /^(worker\/(storage|contract)\/|worker\/env\.ts|renderer\/document\/)/,
  },
  {
    from: /^worker\/providers\//,
    own: /^(worker\/(providers|contract|storage)\/|worker\/(env|read-limited)\.ts|renderer\/document\/|renderer\/artwork\/keywords\.ts|templates\/)/,
  },
  { from: /^worker\/live\/creation-run\.ts/, own: /^worker\/(live|contract|services|env\.ts)/ },
  { from: /^worker\/live\//, own: /^worker\/(live|contract|env\.ts)/ },
  {
    from: /^worker\/sites\//,
    own: /^(worker\/(sites\/|storage\/(release|media)-store\/(read-(manifest|page|media)|keys)|env\.ts|hosts\.ts|contract\/(visits|visit-line)\.ts)|renderer\/document\/(product|media|visit-pings)\.ts)/,
    packages: /^(itty-router|@cloudflare\/kv-asset-handler|node:zlib)$/,
  },
  { from: /^worker\//, own: /^(worker\/|renderer\/document\/)/ },
  {
    from: /^editor\/state\//,
    own: /^(editor\/(state|api)\/|renderer\/(?!render-(site|form-page|markup))|templates\/|worker\/contract\/)/,
  },
  { from: /^editor\/api\//, own: /^(editor\/api\/|worker\/(contract\/|api\/app\.ts)|renderer\/document\/)/ },
  { from: /^editor\//, own: /^(editor\/|renderer\/(?!render-(site|form-page|markup))|templates\/|worker\/contract\/)/ },
]

describe('Who may import whom', () => {
  it('reads the whole product', () => {
    expect(files.length).toBeGreaterThan(150)
  })

  it.each(files.map((file) => [file.path, file] as const))('%s', (_path, file) => {
    const rule = rules.find(({ from }) => from.test(file.path))
    expect(rule, 'a file outside the house').toBeDefined()
    if (!rule) return
    const own = file.imports.filter(isRelative)
    const packages = file.imports.filter((name) => !isRelative(name))
    expect(own.filter((name) => !rule.own.test(name))).toEqual([])
    expect(rule.packages ? packages.filter((name) => !rule.packages?.test(name)) : []).toEqual([])
  })

  it('keeps sections apart from one another', () => {
    const crossing = files.flatMap(({ path, imports }) => {
      const own = path.match(/^renderer\/sections\/([^/]+)\//)?.[1]
      if (!own) return []
      return imports.filter((name) => {
        const other = name.match(/^renderer\/sections\/([^/]+)\//)?.[1]
        return other !== undefined && other !== own
      })
    })
    expect(crossing).toEqual([])
  })

  it("keeps the editor's features apart from one another", () => {
    const crossing = files.flatMap(({ path, imports }) => {
      const own = path.match(/^editor\/features\/([^/]+)\//)?.[1]
      if (!own) return []
      return imports
        .filter((name) => (name.match(/^editor\/features\/([^/]+)\//)?.[1] ?? own) !== own)
        .map((name) => `${path} imports ${name}`)
    })
    expect(crossing).toEqual([])
  })

  it('renders to a string in one place for sites and in one for mails', () => {
    expect(files.filter(({ imports }) => imports.includes('react-dom/server')).map(({ path }) => path)).toEqual([
      'renderer/render-markup.ts',
      'worker/mails/render-mail.ts',
    ])
  })

  it('fetches from the editor in one place', () => {
    const fetching = files.filter(({ path, text }) => path.startsWith('editor/') && /(?<![\w.])fetch\(/.test(text))
    // Public pages send events and read their search index too, and their whole script is smaller than the typed client.
    const places = ['editor/api/client.ts', 'editor/api/send-events.ts', 'editor/api/read-json.ts']
    expect(fetching.map(({ path }) => path).filter((path) => !places.includes(path))).toEqual([])
  })

  it('sends with progress from the editor in one place', () => {
    const sending = files.filter(({ path, text }) => path.startsWith('editor/') && /new XMLHttpRequest\b/.test(text))
    expect(sending.map(({ path }) => path)).toEqual(['editor/api/upload-picture.ts'])
  })
})

describe('How files are made', () => {
  it('has no import cycle, type imports included', () => {
    expect(findCycles(files)).toEqual([])
  })

  it('has no barrel', () => {
    expect(files.filter(({ text }) => /^export \* from/m.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('has no file that could hold anything', () => {
    const vague = /^(utils?|helpers?|common|misc)\.tsx?$/
    expect(files.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([])
  })

  it('names files in kebab case', () => {
    expect(files.map(({ path }) => path).filter((path) => /[A-Z_]/.test(path))).toEqual([])
  })

  it('switches over section types nowhere', () => {
    const names = sectionTypeNames.join('|')
    const switches = new RegExp(`case\\s+['"](${names})['"]`)
    expect(files.filter(({ text }) => switches.test(text)).map(({ path }) => path)).toEqual([])
  })
})

/** Each import cycle once, as its path through the files. */
function findCycles(sources: SourceFile[]): string[] {
  const byPath = new Map(sources.map((file) => [file.path, file.imports]))
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    const seenAt = trail.indexOf(path)
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), path].join(' → '))
    if (seenAt >= 0 || done.has(path)) return
    for (const next of byPath.get(path) ?? []) if (byPath.has(next)) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of byPath.keys()) visit(path, [])
  return cycles
}
