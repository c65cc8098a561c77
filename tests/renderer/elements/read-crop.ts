export type Size = { width: number; height: number }
export type Point = readonly [x: number, y: number]

/** Reads declarations as a browser does, for a frame and a picture of known sizes. */
export function readCrop(css: string, frame: Size, picture: Size) {
  const values = new Map(css.split(';').map((declaration) => declaration.split(/:(.*)/s) as [string, string]))
  const pixels = (text: string, whole = 0): number => {
    const sum = text
      .replace(/calc/g, '')
      .replace(/clamp/g, 'held')
      .replace(/(-?[\d.]+)(cqw|cqh|px|%)/g, (_, amount: string, unit: string) => {
        const of = { cqw: frame.width, cqh: frame.height, px: 100, '%': whole }[unit] ?? 0
        return `(${amount}*${of}/100)`
      })
    const held = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
    return new Function('held', `return ${sum}`)(held) as number
  }
  const box = {
    width: pixels(values.get('width') ?? '100cqw'),
    height: pixels(values.get('height') ?? '100cqh'),
  }
  const fit = Math.max(box.width / picture.width, box.height / picture.height)
  const drawn = { width: picture.width * fit, height: picture.height * fit }
  const [atX = '50%', atY = '50%'] = splitAtDepth(values.get('object-position') ?? '50% 50%', ' ')
  const transform = values.get('transform') ?? ''
  const part = (name: string) => /^\((.*)\)/s.exec(balanced(transform, name))?.[1] ?? ''
  const [moveX = '0px', moveY = '0px'] = splitAtDepth(part('translate') || '0px,0px', ',')
  return {
    box,
    angle: (Number.parseFloat(part('rotate') || '0') * Math.PI) / 180,
    scale: Number(part('scale') || '1'),
    move: [pixels(moveX, box.width), pixels(moveY, box.height)] as Point,
    /** Where the drawn picture begins in its box, and where it ends. */
    left: pixels(atX, box.width - drawn.width),
    top: pixels(atY, box.height - drawn.height),
    drawn,
  }
}

/** A function's argument list with its parentheses. */
function balanced(text: string, name: string): string {
  const from = text.indexOf(`${name}(`)
  if (from < 0) return ''
  let depth = 0
  for (let at = from + name.length; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from + name.length, at + 1)
  }
  return ''
}

function splitAtDepth(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
