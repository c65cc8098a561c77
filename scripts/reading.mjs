// npm run reading -- train           trains the reader on worker/reading/examples/training and writes its weights
// npm run reading -- measure         precision, recall and corrections needed in the development texts
// npm run reading -- measure held    the same for the held-out texts, figures only
import { ensureDependencies, run } from './run.mjs'

const [command, ...rest] = process.argv.slice(2)
if (command !== 'train' && command !== 'measure') {
  console.error('Say what to do: npm run reading -- train, or npm run reading -- measure [development|held]')
  process.exit(1)
}
await ensureDependencies()
await run('node', [`scripts/reading/${command}.ts`, ...rest])
