import { parseArgs } from 'node:util'

const widthsKnown = [390, 768, 1440]

/** The command line asks for something unknown; the message lists what exists. */
export class UnknownChoice extends Error {}

/**
 * `--style Elegant,fun --trade spa --width 390`: each may be named several times, with commas or again, in any case; left out,
 * it means all.
 * @param known { styles: [{ style, slug }], trades: string[] }
 * `--layouts` and `--alike` show one trade: the first that was named, or else the plumber's.
 * @returns { styles, trades, widths, out, list, layouts, alike } with what was asked for, in the known order
 */
export function galleryArguments(args, { styles, trades }) {
  const several = { type: 'string', multiple: true, default: [] }
  const { values } = parseArgs({
    args,
    options: {
      style: several,
      trade: several,
      width: several,
      out: { type: 'string' },
      list: { type: 'boolean', default: false },
      layouts: { type: 'boolean', default: false },
      alike: { type: 'boolean', default: false },
    },
  })
  const named = (values.layouts || values.alike) && values.trade.length === 0 ? ['plumber'] : values.trade
  return {
    styles: chosenStyles(values.style, styles),
    trades: chosen('trade', named, trades),
    widths: values.width.length > 0 ? entriesOf(values.width).map(widthOf) : widthsKnown,
    out: values.out,
    list: values.list,
    layouts: values.layouts,
    alike: values.alike,
  }
}

/** The named styles, by their name in documents or URLs; all if none was named. */
export function chosenStyles(named, styles) {
  const slugs = new Map(styles.map(({ style, slug }) => [slug, style.toLowerCase()]))
  const names = entriesOf(named).map((name) => slugs.get(name.toLowerCase()) ?? name)
  return chosen(
    'style',
    names,
    styles.map(({ style }) => style),
  )
}

/** The named ones, or all if none was named. */
export function chosen(what, named, known) {
  const wanted = entriesOf(named)
  const isNamed = (value, name) => value.toLowerCase() === name.toLowerCase()
  const unknown = wanted.find((name) => !known.some((value) => isNamed(value, name)))
  if (unknown !== undefined) throw new UnknownChoice(`There is no ${what} '${unknown}'. There are ${known.join(', ')}.`)
  return known.filter((value) => wanted.length === 0 || wanted.some((name) => isNamed(value, name)))
}

const entriesOf = (named) =>
  named.flatMap((entry) =>
    entry
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )

function widthOf(text) {
  const width = Number(text)
  if (!Number.isInteger(width) || width < 240 || width > 3840)
    throw new UnknownChoice(`'${text}' is no width: say a whole number of pixels from 240 to 3840.`)
  return width
}
