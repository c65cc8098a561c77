import { visitBatch } from '../../contract/visits.ts'
import type { Env } from '../../env.ts'
import { openDatabase } from '../../storage/database.ts'
import { addVisits } from './add-visits.ts'

/** Counts a batch of visits; an invalid one is logged and dropped. Rejects if it should be sent again. */
export async function takeVisits(env: Env, batch: unknown): Promise<void> {
  const { data, error } = visitBatch.safeParse(batch)
  if (data) await addVisits({ env, db: openDatabase(env.DB), now: () => new Date() }, data)
  else
    console.error(`visits: no batch: ${error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`)
}
