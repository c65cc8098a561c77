// Makes some of the font files: one of several threads that build-fonts.ts starts.
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { fontFiles } from '../../renderer/fonts/font-files.ts'
import { buildFontFile } from './font-file.ts'

const { families, outDir } = workerData as { families: string[]; outDir: string }
for (const file of fontFiles.values())
  if (families.includes(file.cut.name)) await buildFontFile(file, join(outDir, file.name))
