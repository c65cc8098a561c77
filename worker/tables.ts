import * as accounts from './accounts/tables.ts'
import * as mailbox from './adapters/email/tables.ts'
import * as analytics from './analytics/tables.ts'
import * as creations from './creation/tables.ts'
import * as domains from './domains/records/tables.ts'
import * as websites from './drafts/tables.ts'
import * as contact from './messages/tables.ts'
import * as model from './model/tables.ts'
import * as pictures from './pictures/tables.ts'
import * as limits from './platform/limits/tables.ts'
import * as operations from './upkeep/tables.ts'
import * as visits from './visits/tables.ts'

/** All tables, for the migration generator and tests. Features import their own tables. */
export const schema = {
  ...accounts,
  ...analytics,
  ...contact,
  ...creations,
  ...domains,
  ...limits,
  ...mailbox,
  ...model,
  ...operations,
  ...pictures,
  ...visits,
  ...websites,
}
