import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { PreviewTarget } from '../../renderer/site/render-target.tsx'
import { SiteView } from '../../renderer/site/site-view.tsx'

/** The minimal DOM that React needs to render and update a website. */
class SmallNode {
  readonly childNodes: SmallNode[] = []
  parentNode: SmallNode | null = null

  readonly nodeType: 1 | 3 | 9
  readonly nodeName: string
  readonly ownerDocument: SmallNode | null
  nodeValue: string

  constructor(nodeType: 1 | 3 | 9, nodeName: string, ownerDocument: SmallNode | null, nodeValue = '') {
    this.nodeType = nodeType
    this.nodeName = nodeName
    this.ownerDocument = ownerDocument
    this.nodeValue = nodeValue
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null
  }
  get nextSibling(): SmallNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.nodeValue : this.childNodes.map((child) => child.textContent).join('')
  }
  set textContent(text: string) {
    this.childNodes.length = 0
    if (text !== '') this.appendChild(new SmallNode(3, '#text', this.ownerDocument, text))
  }

  appendChild(child: SmallNode) {
    return this.insertBefore(child, null)
  }
  insertBefore(child: SmallNode, before: SmallNode | null) {
    child.parentNode?.removeChild(child)
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(at, 0, child)
    child.parentNode = this
    return child
  }
  removeChild(child: SmallNode) {
    this.childNodes.splice(this.childNodes.indexOf(child), 1)
    child.parentNode = null
    return child
  }
  addEventListener() {}
  removeEventListener() {}
}

export class SmallElement extends SmallNode {
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly attributes = new Map<string, string>()
  readonly tagName: string

  constructor(name: string, ownerDocument: SmallNode) {
    super(1, name.toUpperCase(), ownerDocument)
    this.tagName = this.nodeName
  }

  getAttribute(name: string) {
    return this.attributes.get(name) ?? null
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, String(value))
  }
  removeAttribute(name: string) {
    this.attributes.delete(name)
  }
  /** All descendants with the attribute, in page order. */
  with(attribute: string): SmallElement[] {
    return this.childNodes
      .filter((child) => child instanceof SmallElement)
      .flatMap((child) => [...(child.attributes.has(attribute) ? [child] : []), ...child.with(attribute)])
  }
}

class SmallDocument extends SmallNode {
  readonly activeElement = null
  readonly defaultView = { HTMLIFrameElement: class {} }

  constructor() {
    super(9, '#document', null)
  }
  createElement(name: string) {
    return new SmallElement(name, this)
  }
  createElementNS(_namespace: string, name: string) {
    return this.createElement(name)
  }
  createTextNode(text: string) {
    return new SmallNode(3, '#text', this, text)
  }
}

const freshBody = () => new SmallDocument().createElement('body')

/** A website as in the editor: every change updates the same elements. */
export function startPreview(document: WebsiteSettings) {
  // React reads the current event from `window`, which another test may have removed.
  vi.stubGlobal('window', {})
  const body = freshBody()
  const root = createRoot(body as unknown as Element) // the test DOM has no full Element
  const show = (next: WebsiteSettings) =>
    flushSync(() =>
      root.render(createElement(PreviewTarget, { editing: true }, createElement(SiteView, { document: next }))),
    )
  show(document)
  return { body, show }
}
