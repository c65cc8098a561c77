import packed from '../../worker/reading/weights.json' with { type: 'json' }
import { hashOfExamples } from './annotations.ts'

if (packed.examples !== hashOfExamples()) {
  console.error(
    'The reader’s weights are of other examples. Run `npm run reading -- train` and commit worker/reading/weights.json.',
  )
  process.exit(1)
}
