import { drizzle } from 'drizzle-orm/d1'
import * as accounts from './schema/accounts.ts'
import * as analytics from './schema/analytics.ts'
import * as contact from './schema/contact.ts'
import * as domains from './schema/domains.ts'
import * as pictures from './schema/pictures.ts'
import * as websites from './schema/websites.ts'

export const schema = { ...accounts, ...analytics, ...contact, ...domains, ...pictures, ...websites }

/** The database with its schema. Cheap: one per request. */
export const openDatabase = (binding: D1Database) => drizzle(binding, { schema })
export type Database = ReturnType<typeof openDatabase>
