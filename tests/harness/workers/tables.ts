import * as accounts from '../../../worker/accounts/tables.ts'
import * as mailbox from '../../../worker/adapters/email/tables.ts'
import * as analytics from '../../../worker/analytics/tables.ts'
import * as asks from '../../../worker/asks/tables.ts'
import * as creations from '../../../worker/creation/tables.ts'
import * as drafts from '../../../worker/drafts/tables.ts'
import * as operations from '../../../worker/health/tables.ts'
import * as contact from '../../../worker/messages/tables.ts'
import * as model from '../../../worker/model/tables.ts'
import * as operate from '../../../worker/operate/tables.ts'
import * as assistant from '../../../worker/owner-assistants/tables.ts'
import * as pictures from '../../../worker/pictures/tables.ts'
import * as guards from '../../../worker/platform/db/guard-tables.ts'
import * as limits from '../../../worker/platform/limits/tables.ts'
import * as log from '../../../worker/platform/log/tables.ts'
import * as domains from '../../../worker/websites/domain-tables.ts'
import * as websites from '../../../worker/websites/tables.ts'

/** All tables, for the migration generator and tests. Features only import their own tables. */
export const schema = {
  ...accounts,
  ...analytics,
  ...asks,
  ...assistant,
  ...contact,
  ...creations,
  ...domains,
  ...guards,
  ...limits,
  ...log,
  ...mailbox,
  ...model,
  ...operate,
  ...operations,
  ...pictures,
  ...drafts,
  ...websites,
}
