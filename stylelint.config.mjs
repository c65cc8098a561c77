// npm run check: the editor and the public pages take their sizes, spaces, corners, shadows and colors from tokens.css.
const length = String.raw`\d(px|r?em|pt|ch)\b`
/** Longer than two pixels, which is an optical correction rather than a space. */
const space = String.raw`(?<![\w.-])-?(?![012]px)[\d.]*${length}`
/** A literal shadow that is blurred. One without blur is a ring, which stands for a border. */
const blurred = String.raw`(^|,\s*|inset\s+)-?[\d.]+\w*\s+-?[\d.]+\w*\s+[\d.]*[1-9]`
const pattern = (source) => `/${source}/`

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/tokens.css'],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [pattern('^(rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)a?$')],
    'declaration-property-value-disallowed-list': [
      {
        [pattern('^font(-size)?$')]: [pattern(length)],
        'line-height': [pattern(length)],
        [pattern('radius$')]: [pattern(length)],
        [pattern('^(margin|padding)')]: [pattern(space)],
        [pattern('gap$')]: [pattern(space)],
        [pattern('shadow$')]: [pattern(blurred)],
        filter: [pattern('drop-shadow')],
      },
      { message: (property, value) => `"${value}" is no token of tokens.css (${property})` },
    ],
  },
}
