import { plumberAnswers } from '../../../../harness/workers/creation/creations.ts'
import { forAll, forHolder, forSignedIn } from '../expectations.ts'
import type { Rows } from '../row.ts'

/** Websites that wait in a browser, signed in or not. */
export const creationRows: Rows = {
  'POST /api/creations': { ...forAll('201'), body: () => plumberAnswers },
  'GET /api/creations/current': forHolder(),
  'GET /api/creations/current/events': forHolder(),
  'POST /api/creations/current/retry': forHolder(),
  'POST /api/creations/current/claim': forSignedIn(),
}
