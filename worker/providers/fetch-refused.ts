/**
 * Why a file from elsewhere was not fetched. `address`: it may not be asked there at all. `no_answer`: none, not in time, or one that
 * breaks off. `packing`: packed in a way that was not asked for, or badly.
 */
type Refusal = 'address' | 'redirects' | 'status' | 'type' | 'too_large' | 'packing' | 'no_answer'

/** Its message names a host at most: paths and queries are the asking person's. */
export class FetchRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchRefused'
    this.reason = reason
  }
}
