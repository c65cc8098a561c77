import shown from '../../worker/reading/examples.json' with { type: 'json' }
import packed from '../../worker/reading/weights.json' with { type: 'json' }
import { hashOfExamples } from './annotations.ts'

const current = hashOfExamples()
if (packed.examples !== current || shown.examples !== current) {
  console.error(
    'The reader’s weights are of other examples. Run `npm run reading -- train` and commit weights.json and examples.json in worker/reading.',
  )
  process.exit(1)
}
