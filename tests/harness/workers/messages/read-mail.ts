import { decodeHTML } from 'entities'

export type Scheme = 'light' | 'dark'

/** One run of text in a mail, in the colors that it has in each scheme. */
export type MailText = {
  text: string
  tag: string
  isShown: boolean
  tones: Record<Scheme, { ink: string; ground: string }>
}

export type ReadMail = {
  elements: { tag: string; attributes: Record<string, string> }[]
  texts: MailText[]
}

type Open = Omit<MailText, 'text'>

const withoutEnd = new Set(['meta', 'hr', 'br', 'img', 'link', 'input'])
const unpainted = { ink: '#000000', ground: '#ffffff' }

/** Reads the HTML part of a mail as its reader shows it: inline styles, and over them the classes of the dark scheme. */
export async function readMail(html: string): Promise<ReadMail> {
  const dark = darkRules(html)
  const read: ReadMail = { elements: [], texts: [] }
  const open: Open[] = [{ tag: '', isShown: true, tones: { light: unpainted, dark: unpainted } }]
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      const attributes: Record<string, string> = {}
      for (const [name = '', value = ''] of element.attributes) attributes[name] = decodeHTML(value)
      read.elements.push({ tag: element.tagName, attributes })
      if (withoutEnd.has(element.tagName)) return
      const around = open.at(-1) as Open
      const inline = declarations(attributes.style ?? '')
      const ofClasses = (attributes.class ?? '').split(' ').map((name) => dark.get(name) ?? {})
      const isHead = ['title', 'style'].includes(element.tagName)
      open.push({
        tag: element.tagName,
        isShown: around.isShown && inline.display !== 'none' && !isHead,
        tones: {
          light: painted(around.tones.light, inline),
          dark: painted(around.tones.dark, Object.assign({}, inline, ...ofClasses)),
        },
      })
      element.onEndTag(() => {
        open.pop()
      })
    },
    text({ text }) {
      if (text.trim()) read.texts.push({ text: decodeHTML(text), ...(open.at(-1) as Open) })
    },
  })
  await rewriter.transform(new Response(html)).text()
  return read
}

function painted(around: MailText['tones'][Scheme], style: Record<string, string>): MailText['tones'][Scheme] {
  return { ink: style.color ?? around.ink, ground: style['background-color'] ?? around.ground }
}

/** What each class says in the dark scheme. */
function darkRules(html: string): Map<string, Record<string, string>> {
  const css = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?\n)\}/.exec(html)?.[1] ?? ''
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => [selector.trim().replace(/^\./, ''), declarations(body)] as const),
  )
  return new Map(rules)
}

function declarations(style: string): Record<string, string> {
  const pairs = style.split(';').map((one) => /^\s*([\w-]+)\s*:\s*(.*?)(?:\s*!important)?\s*$/.exec(one))
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], pair[2]]] : [])))
}
