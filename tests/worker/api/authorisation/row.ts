import type { ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import type { Expected } from './expectations.ts'
import type { Person } from './person.ts'

/** Whose things a call names, and who makes it: nobody when nobody ever signed in there. */
export type Cell = { of: Person; by: Person | undefined }

type Sent = {
  /** With the question mark. */
  query?: string
  headers?: (cell: Cell) => Promise<Record<string, string>> | Record<string, string>
  /** Sent as JSON. What the route asks for, of the person whose things are named. */
  body?: (cell: Cell) => Record<string, unknown>
  /** Sent as it is, for the one route that takes a picture. */
  picture?: Uint8Array<ArrayBuffer>
  /** The act that the caller has just reauthenticated for; `beforeReauth` has not. */
  act?: ReauthenticationAct
}

/** What a route expects of each, and what has to be sent to get that far. */
export type Row = Expected & Sent
/** By method and path, as the router lists them. */
export type Rows = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Row>

/** The document of a person's draft as it was when they were made. */
export const ifMatch = () => ({ 'if-match': '"1"' })
