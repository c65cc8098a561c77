/** A fault of a peer. */
export type Fault = {
  /** The call's name; every call by default. */
  to?: string
  /** How many times; always by default. */
  times?: number
  how:
    | '500'
    | '429'
    /** No response. */
    | 'hang'
    /** Responds after `delay`. */
    | 'slow'
    | 'garbage'
    /** An error page, as from a proxy. */
    | 'html'
    /** Closes the connection mid-response. */
    | 'cut'
    /** Starts the response but never finishes it. */
    | 'stall'
    | 'huge'
    | 'redirect'
    /** JSON with an unexpected shape. */
    | 'shape'
    /** A valid response, but about another id. */
    | 'wrong-id'
  /** Milliseconds for `slow`. */
  delay?: number
}

/** A peer's response to matching requests. The first match wins. */
export type ScriptedAnswer = {
  /** Relative to the peer's URL. */
  path: string
  /** Parameters that the request must include. */
  query?: Record<string, string>
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  base64?: string
  /** Number of zero bytes. */
  zeros?: number
  /** Milliseconds before the response. */
  delay?: number
  /** Leaves the connection open after the body. */
  stalls?: boolean
}

/** A request that the peer received. */
export type SeenRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}
