import { svgAddress } from './svg-address.ts'

/** Prints a QR code with its URL, large enough for a counter or shop window. */
export function printCode(svg: string, address: string) {
  const frame = document.createElement('iframe')
  frame.title = address
  frame.inert = true
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-100%',
    width: '21cm',
    height: '29cm',
    border: '0',
  })
  document.body.append(frame)
  const { contentDocument: paper, contentWindow: printer } = frame
  if (!paper || !printer) return frame.remove()
  const code = paper.createElement('img')
  Object.assign(code.style, { display: 'block', width: '12cm', height: '12cm', margin: '2cm auto 0' })
  const words = paper.createElement('p')
  words.textContent = address
  Object.assign(words.style, { font: '600 18pt system-ui, sans-serif', textAlign: 'center', overflowWrap: 'anywhere' })
  paper.title = address
  paper.body.append(code, words)
  printer.addEventListener('afterprint', () => frame.remove())
  code.addEventListener('load', () => printer.print())
  code.src = svgAddress(svg)
}
