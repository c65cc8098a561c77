/** A key press or paste in a text on the page before the typing code loaded. */
export type EarlyKey = { text: string } | { press: string } | { pasted: { html: string; text: string } }

/** A double click, which selects a word. */
export const wordKey = 'Word'

export type EarlyKeys = {
  /** Passes on the keys in order, once no composition is active, and stops recording. */
  take: (then: (keys: readonly EarlyKey[]) => void) => void
}

/**
 * Records key presses in an element until `take` is called or the signal aborts. Then passes unused keys to `onLeft`.
 */
export function recordKeys(
  element: HTMLElement,
  signal: AbortSignal,
  onLeft: (keys: readonly EarlyKey[]) => void,
): EarlyKeys {
  const keys: EarlyKey[] = []
  const taken = new AbortController()
  let isComposing = false
  let then: ((keys: readonly EarlyKey[]) => void) | undefined
  const replay = () => {
    if (!then || isComposing || signal.aborted) return
    taken.abort()
    then(keys.splice(0))
  }

  const options = { signal: AbortSignal.any([signal, taken.signal]) }
  element.addEventListener(
    'beforeinput',
    (event) => {
      // During a composition the browser shows the text and reports it at the end.
      if (event.isComposing || event.inputType.includes('Composition')) return
      event.preventDefault()
      const key = keyOf(event)
      if (key) keys.push(key)
    },
    options,
  )
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey, isComposing } = event
      const isCommand = event.ctrlKey || event.metaKey
      const isKept = isCommand ? /^[abi]$/i.test(key) : /^(Arrow|Home$|End$)/.test(key)
      if (!isKept || isComposing) return
      event.preventDefault()
      keys.push({ press: isCommand ? `Mod-${key.toLowerCase()}` : `${shiftKey ? 'Shift-' : ''}${key}` })
    },
    options,
  )
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault()
      const read = (type: string) => event.clipboardData?.getData(type) ?? ''
      keys.push({ pasted: { html: read('text/html'), text: read('text/plain') } })
    },
    options,
  )
  element.addEventListener('dblclick', () => keys.push({ press: wordKey }), options)
  element.addEventListener('compositionstart', () => (isComposing = true), options)
  element.addEventListener(
    'compositionend',
    ({ data }) => {
      isComposing = false
      if (data) keys.push({ text: data })
      replay()
    },
    options,
  )
  signal.addEventListener('abort', () => keys.length > 0 && onLeft(keys))
  return {
    take: (next) => {
      then = next
      replay()
    },
  }
}

function keyOf({ inputType, data, dataTransfer }: InputEvent): EarlyKey | undefined {
  if (inputType === 'insertParagraph') return { press: 'Enter' }
  if (inputType === 'insertLineBreak') return { press: 'Shift-Enter' }
  if (inputType.startsWith('delete')) return { press: 'Backspace' }
  const text = data ?? dataTransfer?.getData('text/plain') ?? ''
  return inputType.startsWith('insert') && text !== '' ? { text } : undefined
}
