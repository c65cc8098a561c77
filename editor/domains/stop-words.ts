import type { Domain } from '#worker/domains/schema.ts'

type StopWords = {
  /** Whether nothing is kept of the domain: possible only until it has been shown whose it is. */
  deletes: boolean
  title: string
  text: string
  button: string
  /** The toast afterwards. */
  done: string
}

/** The confirmation before a domain is disconnected, by its state. `others` are disconnected with it. */
export function stopWords({ state, shownName: name, websiteName, live }: Domain, others: Domain[] = []): StopWords {
  const shownName = [name, ...others.map((other) => other.shownName)].join(' and ')
  const deletes = state === 'PendingOwnershipVerification'
  if (websiteName === null) {
    return {
      deletes,
      title: `Delete ${shownName}?`,
      text: 'Not connected to a website. You can connect it again at any time.',
      button: 'Delete',
      done: `${shownName} was deleted`,
    }
  }
  if (state === 'Connected' || live) {
    return {
      deletes,
      title: `Disconnect ${shownName}?`,
      text: `Visitors will no longer find your website at ${shownName}. It stays online at its other addresses.`,
      button: 'Disconnect',
      done: `${shownName} was disconnected`,
    }
  }
  if (state === 'Failed') {
    return {
      deletes,
      title: `Disconnect ${shownName}?`,
      text: 'The domain isn’t connected now. Your website stays online at its other addresses.',
      button: 'Disconnect',
      done: `${shownName} was disconnected`,
    }
  }
  return {
    deletes,
    title: `Cancel connecting ${shownName}?`,
    text: 'Your website stays online as it is. You can change your DNS settings back.',
    button: 'Cancel connection',
    done: `Stopped connecting ${shownName}`,
  }
}
