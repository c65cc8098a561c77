import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { branded } from './branded.ts'
import { packagesFile } from './packages/shipped-packages.ts'
import { workerAliases, workerConstants } from './worker-modules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Options = {
  /** Source text by the name that it replaces. */
  constants?: Record<string, string>
  minify?: boolean
}

/** A module of a built Worker: its file name, its source files, and its static and dynamic imports. */
export type WorkerModule = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports'>

/**
 * Bundles a Worker into a folder, which it empties first: `index.mjs`, and one module for each `import()`, since workerd compiles a
 * module when it is first imported. `entry` is a path from the root.
 */
export async function buildWorker(
  entry: string,
  folder: string,
  { constants = {}, minify = true }: Options = {},
): Promise<{ main: string; modules: WorkerModule[] }> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { ...workerConstants, ...constants },
    resolve: { alias: workerAliases },
    // As wrangler resolves packages.
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] } },
    // Whatever NODE_ENV says: React's production build has no functions for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [typesOfHandler, branded(constants)],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2024',
      minify,
      license: { fileName: packagesFile },
      sourcemap: true,
      rolldownOptions: {
        external: /^(?:node|cloudflare):/,
        // The entry may export only the Worker's handlers and classes, not what modules share.
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: true, entryFileNames: 'index.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return { main: join(folder, 'index.mjs'), modules: output.filter((file) => file.type === 'chunk') }
}

/** kv-asset-handler's source imports types as if they were values, which only a compiler that reads both files can tell. */
const typesOfHandler: Plugin = {
  name: 'types-of-handler',
  enforce: 'pre',
  transform(code, id) {
    // node_modules may be a symlink, so only the end of the path is known.
    if (!id.endsWith('/@cloudflare/kv-asset-handler/src/index.ts')) return
    const [values, types] = [/\b(CacheControl|Options)(?=,| \})/g, 'type $1']
    const typed = code.replace(/^import \{[^}]*\} from "\.\/types";$/m, (line) => line.replace(values, types))
    return { code: typed, map: null }
  },
}
