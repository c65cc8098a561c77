/** What a peer does instead of answering, or to its answer. */
export type Fault = {
  /** Which of its calls, by name; left out, every one. */
  to?: string
  /** How often before it answers again; left out, always. */
  times?: number
  how:
    | '500'
    | '429'
    /** Nothing comes at all. */
    | 'hang'
    /** The answer comes, but so many milliseconds later. */
    | 'slow'
    | 'garbage'
    /** A page, as what stands before a service shows when that is down. */
    | 'html'
    /** The connection breaks amid the answer. */
    | 'cut'
    /** The answer's beginning, and then nothing more. */
    | 'stall'
    | 'huge'
    | 'redirect'
    /** JSON of another shape. */
    | 'shape'
    /** The right shape about something else. */
    | 'wrong-id'
  /** In milliseconds, of `slow`. */
  delay?: number
}

/** What a peer answers to some of its requests: the first that fits. */
export type ScriptedAnswer = {
  /** After the peer's own address. */
  path: string
  /** Parameters that the request must have, among others. */
  query?: Record<string, string>
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  base64?: string
  /** So many zero bytes. */
  zeros?: number
  /** In milliseconds, before anything is answered. */
  delay?: number
  /** After the body the connection stays open and nothing more comes. */
  stalls?: boolean
}

/** A request as the peer got it. */
export type SeenRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}
