import { once } from 'node:events'
import { copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fontFiles } from '../../renderer/fonts/font-files.ts'
import { buildFontFile, fontCache, fontHome, isMade } from './font-file.ts'

/**
 * Writes every font file of faces.ts to `outDir`, cut to the letters and weights that websites use, with each family's license in
 * `outDir/licences`. Reuses files in .cache/fonts; makes the others in one thread per processor.
 */
export async function buildFonts(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'licences'), { recursive: true })
  await mkdir(fontCache, { recursive: true })
  const files = [...fontFiles.values()]
  const families = [...new Set(files.map(({ cut }) => cut.name))]
  const missing = await Promise.all(files.map(async (file) => ((await isMade(file)) ? [] : [file.cut.name])))
  await makeFamilies([...new Set(missing.flat())], outDir)
  for (const file of files) await buildFontFile(file, join(outDir, file.name))
  for (const name of families) await copyFile(join(fontHome(name), 'LICENSE'), join(outDir, 'licences', `${name}.txt`))
}

async function makeFamilies(families: string[], outDir: string): Promise<void> {
  const threads = Math.min(availableParallelism(), families.length)
  const shares = Array.from({ length: threads }, (_, nth) => families.filter((_, at) => at % threads === nth))
  await Promise.all(
    shares.map(async (share) => {
      const worker = new Worker(join(import.meta.dirname, 'font-worker.ts'), {
        workerData: { families: share, outDir },
        execArgv: [],
      })
      const [code] = await once(worker, 'exit')
      if (code !== 0) throw new Error(`the fonts ${share.join(', ')} could not be made`)
    }),
  )
}
