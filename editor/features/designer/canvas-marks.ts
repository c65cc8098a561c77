/** What the designer draws over the site, and the published page never has. */
const marks = `
[data-section] { cursor: pointer; }
[data-section]::after { content: ''; position: absolute; inset: 0; z-index: 9; pointer-events: none; outline: 2px solid transparent; outline-offset: -2px; transition: outline-color .12s; }
[data-section]:where(:not(header, [style])) { position: relative; }
[data-section]:hover::after { outline-color: #3b957980; }
[data-section][data-selected]::after { outline-color: #3b9579; }
[data-sample] { position: relative; }
[data-sample]::before { content: 'Sample'; position: absolute; inset-block-start: 8px; inset-inline-end: 8px; z-index: 8; padding: 3px 8px; border-radius: 99px; background: #16191d; color: #fff; font: 600 11px/1.4 system-ui, sans-serif; letter-spacing: .02em; }
`

/** Adds the designer's own marks to the document that the site is drawn in. */
export function prepareFrame(frame: Document) {
  if (frame.querySelector('style[data-designer]')) return
  const style = frame.createElement('style')
  style.dataset.designer = ''
  style.textContent = marks
  frame.head.appendChild(style)
}

/** Outlines the section being edited. */
export function markSelected(frame: Document, id: string | null) {
  for (const element of frame.querySelectorAll('[data-selected]')) {
    if (element.getAttribute('data-section') !== id) element.removeAttribute('data-selected')
  }
  if (id) frame.querySelector(`[data-section="${CSS.escape(id)}"]`)?.setAttribute('data-selected', '')
}
