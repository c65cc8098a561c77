// npm run reading -- train           trains the reader on worker/reading/examples/training; writes its weights and the examples for a model
// npm run reading -- measure         precision, recall and corrections needed in the development texts
// npm run reading -- measure held    the same for the held-out texts, figures only
// npm run reading -- measure-model prompts FILE FOLDER   what the product asks a model about each text of FILE: <id>.prompt.json
// npm run reading -- measure-model score FILE FOLDER     precision and recall with the answers in FOLDER: <id>.answer.json
import { ensureDependencies, run } from './run.mjs'

const [command, ...rest] = process.argv.slice(2)
if (!['train', 'measure', 'measure-model'].includes(command)) {
  console.error('Say what to do: npm run reading -- train, measure [development|held] or measure-model')
  process.exit(1)
}
await ensureDependencies()
await run('node', [`scripts/reading/${command}.ts`, ...rest])
