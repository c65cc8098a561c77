/** A connection of an assistant, as its token says. */
export type Connected = { userId: string; connectionId: string; clientName: string; scopes: ReadonlySet<string> }

export type CallAnswer = { text: string; isError: boolean }
