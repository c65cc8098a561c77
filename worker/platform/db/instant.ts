import { integer } from 'drizzle-orm/sqlite-core'

/** A point in time, as milliseconds since 1970. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })
