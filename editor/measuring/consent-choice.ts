/** What a person has answered when they were asked whether others may measure what they do here. */
export type Choice = 'accepted' | 'declined'

const key = 'measuring'

/** Null when they were never asked, or nothing can be kept here. */
export function readChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'accepted' || kept === 'declined' ? kept : null
  } catch {
    return null
  }
}

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // They will be asked again.
  }
}

/** The cookies of Google Analytics and Microsoft Clarity. */
const theirs = /^\s*(_ga\w*|_clck|_clsk)=/

/** Removes what was stored for others on this host and those above it. */
export function removeTheirCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  for (const cookie of document.cookie.split(';')) {
    const name = theirs.exec(cookie)?.[1]
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would have to know which domain each was set for.
    if (name) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
