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
