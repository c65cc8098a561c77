import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sectionTypeNames } from '../renderer/document/section-types.ts'
import { readSourceFiles, type SourceFile } from './harness/source-files.ts'

const files = readSourceFiles()
const isRelative = (name: string) => /^(renderer|templates|worker|editor|marketing|tests|scripts)\//.test(name)

const documentLayer =
  /^renderer\/(document\/(?!tools\/)|sections\/[^/]+\/content\.ts|sections\/define-section\.ts|memoize\.ts|shapes\/shape-names\.ts$)/
const drawsFiles = /^renderer\/render-(site|form-page|markup)\.ts/
/** The Worker's modules that the editor and public pages may import: schemas and plain data. */
const shared =
  /^worker\/((.+\/)?schema\.ts|platform\/addresses\/(public-)?paths\.ts|platform\/http\/errors\.ts|domains\/dns-hosts\.ts|websites\/states\.ts|creation\/facts\/(corrections|fact-text|filled-fact|row-facts)\.ts|creation\/run\/(phases|state)\.ts|visits\/visit-kinds\.ts|analytics\/measured-pages\.ts|pages\/sample-paths\.ts|adapters\/places\/(fold-place-name|meant-place)\.ts)$/
const api = /^worker\/api\/app\.ts/

const documentSession = /^editor\/designer\/document\//
/** The modules that the editor's screens may import from each other: their queries. */
const queries =
  /^editor\/(websites\/(drafts|queries|website-limit|new-website)|domains\/(queries|changes)|messages\/(queries|reply-drafts|inbox-settings)|(week|visits)\/queries|designer\/publish\/(queries|release-changes|publishing|published-state))\.ts$/
/** The fields of a business's facts, which the wizard shows too. */
const factFields = /^editor\/designer\/form\/(facts\/[a-z-]+|field-description)\.tsx?$/
/** Pages that show another screen's dialog, and the week, which shows a part of each screen. */
const showsOthers = /^editor\/((designer\/designer|websites\/websites|operate\/operate)-page\.tsx$|week\/)/

type Rule = {
  name: string
  from: RegExp
  /** Allowed imports from this project. */
  own?: RegExp
  /** Allowed packages; undefined allows any. */
  packages?: RegExp
}

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

const rules: Rule[] = [
  { name: 'the document layer imports zod and itself', from: documentLayer, own: documentLayer, packages: /^zod$/ },
  {
    name: 'tools change documents with what the forms use, and draw nothing',
    from: /^renderer\/document\/tools\//,
    own: /^renderer\/(document|facts|styles|color|fonts|options|sections)\//,
    packages: /^zod$/,
  },
  {
    name: 'the renderer imports itself and React, and only its entry files draw whole files',
    from: /^renderer\/(?!document\/|render-(site|form-page|markup))/,
    own: /^renderer\/(?!render-(site|form-page|markup))/,
    packages: /^(react|react\/.*|simple-icons|zod)$/,
  },
  { name: 'what draws whole files imports the renderer', from: drawsFiles, own: /^renderer\// },
  {
    name: 'templates import themselves, the document layer and what they choose from',
    from: /^templates\//,
    own: /^(templates\/|renderer\/(document|color|facts)\/|renderer\/languages\/|renderer\/sections\/[^/]+\/content\.ts|renderer\/styles\/(looks|font-pairs)\.ts|renderer\/(random|shapes\/shape-names)\.ts)/,
    packages: /^zod$/,
  },
  {
    name: 'the platform knows no feature and no adapter',
    from: /^worker\/platform\//,
    own: /^(worker\/(platform\/|env\.ts)|renderer\/(document\/|page\/files\/web-manifest\.ts|render-site\.ts))/,
  },
  {
    name: 'the adapters know no feature',
    from: /^worker\/adapters\//,
    own: /^(worker\/(platform|adapters)\/|worker\/env\.ts|renderer\/(document\/|memoize\.ts))/,
  },
  {
    name: 'the edge imports itself, the hosts and the stored files, and no database, React or zod',
    from: /^worker\/edge\//,
    own: /^(worker\/(edge|platform\/store)\/|worker\/env\.ts|worker\/platform\/(addresses\/hosts|http\/site-not-found-page|log\/(events|line))\.ts|worker\/visits\/(schema|sent-visits)\.ts|renderer\/(memoize|document\/(product|contact-form|machine-paths|values\/media|visit-pings))\.ts)/,
    packages: /^(itty-router|@cloudflare\/kv-asset-handler|node:zlib)$/,
  },
  {
    name: 'the stored files import keys and bindings only',
    from: /^worker\/platform\/store\//,
    own: /^(worker\/(platform\/store\/|env\.ts)|renderer\/document\/values\/media\.ts)/,
    packages: /^$/,
  },
  {
    name: 'reading facts needs no request, database or view',
    from: /^worker\/(creation\/facts|reading)\//,
    own: /^(worker\/(creation\/facts|reading)\/|worker\/model\/sentences\.ts|renderer\/(document|facts|languages)\/|renderer\/memoize\.ts|templates\/)/,
    packages: /^(entities\/decode|franc-min|libphonenumber-js\/max|zod)$/,
  },
  { name: 'the Worker never imports the editor', from: /^worker\//, own: /^(worker|renderer|templates)\// },
  {
    name: 'the editor knows schemas and plain data of the Worker, and draws no files',
    from: /^editor\/(?!api\/)/,
    own: either(/^editor\//, /^renderer\/(?!render-(site|form-page|markup))/, /^templates\//, shared),
  },
  {
    name: 'the editor reaches the API through its types',
    from: /^editor\/api\//,
    own: either(/^editor\/api\//, /^renderer\/document\//, shared, api),
  },
  {
    name: 'the session and the queries import no view',
    from: either(/^editor\/session\//, queries),
    own: either(
      /^editor\/(session|api|shell\/measuring|ui\/toasts)\//,
      /^editor\/(ui\/(window\/spinner|save-file)|designer\/document\/(open-document|copy-store))\.ts$/,
      queries,
      /^renderer\/(?!render-)/,
      /^templates\//,
      shared,
    ),
  },
  {
    name: 'the session of the open document imports no screen',
    from: documentSession,
    own: either(documentSession, queries, /^editor\/(session|api|ui)\//, /^renderer\/(?!render-)/, shared),
  },
  {
    name: 'the public pages take from the editor the API, the error texts, the logo and the measuring',
    from: /^marketing\//,
    own: either(
      /^marketing\//,
      /^editor\/(api|shell\/measuring)\/|^editor\/ui\/(errors\/error-texts\.ts|bars\/mark\.tsx)/,
      /^renderer\/(?!render-(site|form-page|markup))/,
      /^templates\//,
      shared,
    ),
  },
]

describe('import rules', () => {
  it('cover the whole product', () => {
    for (const folder of ['renderer', 'templates', 'worker', 'editor', 'marketing']) {
      expect(files.filter(({ path }) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(50)
    }
  })

  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, { from, own, packages }) => {
    const subjects = files.filter(({ path }) => from.test(path))
    expect(subjects.length).toBeGreaterThan(0)
    const offenders = subjects.flatMap(({ path, imports }) =>
      imports
        .filter((name) => (isRelative(name) ? own && !own.test(name) : packages && !packages.test(name)))
        .map((name) => `${path} imports ${name}`),
    )
    expect(offenders).toEqual([])
  })

  it('forbid cycles between features of the worker', () => {
    expect(findFolderCycles(files.filter(({ path }) => path.startsWith('worker/')))).toEqual([])
  })

  it('keep sections independent of each other', () => {
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

  it('keep the editor’s screens independent, except for queries, the open document and fact fields', () => {
    const screenOf = (path: string) => path.match(/^editor\/((?!ui\/|session\/|api\/|shell\/)[^/]+)\//)?.[1]
    const crossing = files.flatMap(({ path, imports }) => {
      const own = screenOf(path)
      if (!own || showsOthers.test(path)) return []
      return imports
        .filter((name) => (screenOf(name) ?? own) !== own && !either(queries, documentSession, factFields).test(name))
        .map((name) => `${path} imports ${name}`)
    })
    expect(crossing).toEqual([])
  })

  it('allow writing the open document only in its session’s folder', () => {
    const writing = files
      .filter(({ text }) => /\b(changeSessionAtom|openDraftAtom)\b/.test(text))
      .map(({ path }) => path)
    expect(writing.length).toBeGreaterThan(1)
    expect(writing.filter((path) => !path.startsWith('editor/designer/document/'))).toEqual([])
  })

  it('allow rendering to a string once for sites, once for emails and once for the wizard’s first frame', () => {
    expect(files.filter(({ imports }) => imports.includes('react-dom/server')).map(({ path }) => path)).toEqual([
      'editor/create/first-frame/draw.tsx',
      'renderer/render-markup.ts',
      'worker/platform/emails/layout.tsx',
    ])
  })

  it('allow fetching from the editor in one place', () => {
    const fetching = files.filter(({ path, text }) => path.startsWith('editor/') && /(?<![\w.])fetch\(/.test(text))
    // Public pages also send events and read their search index, and their whole script is smaller than the typed
    // client.
    const places = ['editor/api/client.ts', 'editor/shell/measuring/report.ts', 'editor/api/read-json.ts']
    expect(fetching.map(({ path }) => path).filter((path) => !places.includes(path))).toEqual([])
  })

  it('allow uploads with progress from the editor in one place', () => {
    const sending = files.filter(({ path, text }) => path.startsWith('editor/') && /new XMLHttpRequest\b/.test(text))
    expect(sending.map(({ path }) => path)).toEqual(['editor/api/send-file.ts'])
  })
})

describe('source files', () => {
  it('form no import cycle, type imports included', () => {
    expect(findCycles(files)).toEqual([])
  })

  it('include no barrel', () => {
    expect(files.filter(({ text }) => /^export \* from/m.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('include no catch-all file', () => {
    const vague = /^(utils?|helpers?|common|misc)\.tsx?$/
    const ofCommonStyle = 'templates/palettes/common.ts'
    const paths = files.map(({ path }) => path).filter((path) => path !== ofCommonStyle)
    expect(paths.filter((path) => vague.test(basename(path)))).toEqual([])
  })

  it('use names in kebab case', () => {
    expect(files.map(({ path }) => path).filter((path) => /[A-Z_]/.test(path))).toEqual([])
  })

  it('never switch over section types', () => {
    const names = sectionTypeNames.join('|')
    const switches = new RegExp(`case\\s+['"](${names})['"]`)
    expect(files.filter(({ text }) => switches.test(text)).map(({ path }) => path)).toEqual([])
  })
})

/** Modules that assemble the worker from its features, and the bindings, which name their types. */
const composition =
  /^worker\/((api\/(account-parts|app|connect-accounts|parts)|env|index)|(publishing\/rebuild|backup)\/worker)\.ts$/

/** The first folder below the worker, or a file there. */
const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/**
 * Each feature in an import cycle with another, with the files; the fewest first, since one of them is usually the
 * mistake.
 */
function findFolderCycles(sources: SourceFile[]): string[] {
  const edges = sources
    .filter(({ path }) => !composition.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('worker/') && !composition.test(name))
        .map((name) => ({ path, from: featureOf(path), to: featureOf(name) })),
    )
    .filter(({ from, to }) => from !== to)
  const next = Map.groupBy(edges, ({ from }) => from)
  const reached = (start: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of next.get(start) ?? []) if (!seen.has(to)) reached(to, seen.add(to))
    return seen
  }
  const reach = new Map([...next.keys()].map((feature) => [feature, reached(feature)]))
  const cyclic = edges.filter(({ from, to }) => reach.get(to)?.has(from))
  return [...Map.groupBy(cyclic, ({ from, to }) => `${from} → ${to}`)]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([pair, of]) => `${pair}: ${of.map(({ path }) => path).join(', ')}`)
}

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
