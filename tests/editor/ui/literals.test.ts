import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productLook } from '../../../worker/platform/emails/look.ts'
import { readSourceFiles } from '../../harness/source-files.ts'

const components = readSourceFiles().filter(({ path }) => /^editor\/.*\.tsx$/.test(path))

const size = String.raw`['"\`]?-?(?![012](px)?['"\`}, ])[\d.]+(px|r?em)?['"\`]?\s*[,}]`
const color = String.raw`['"\`](#[\da-f]{3,8}\b|rgb|hsl|ok(lab|lch)\()`
/** A literal size or color in an element's `style`. */
const inStyle = new RegExp(
  String.raw`(fontSize|lineHeight|borderRadius|(margin|padding)\w*|(row|column)?[gG]ap|'--[\w-]+'):\s*${size}|([cC]olor|background|boxShadow|border|fill|stroke):\s*${color}`,
)
/** A literal size or color in a style prop of a Mantine component. */
const inProperties = new RegExp(
  String.raw`\s((fz|lh|gap|spacing|radius|[pm][trblxy]?)=(\{-?(?![012]\})[\d.]+\}|['"][\d.]+(px|r?em)['"])|(c|bg|color|shadow)=\{?${color})`,
)

it('components take sizes, spaces, corners and colors from tokens.css', () => {
  const offenders = components.flatMap(({ path, text }) => [
    ...[...text.matchAll(/style=\{\{([^}]*\})/g)]
      .filter(([, style = '']) => inStyle.test(style))
      .map(([all]) => `${path}: ${all}`),
    ...text
      .split('\n')
      .filter((line) => inProperties.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  ])
  expect(offenders).toEqual([])
})

it.each([
  ['{ fontSize: 13 }', inStyle],
  ["{ padding: '0.5rem', width: 3 }", inStyle],
  ["{ color: '#fff' }", inStyle],
  ["{ '--input-fz': '15px' }", inStyle],
  [' radius={6}', inProperties],
  [' mt="12px"', inProperties],
  [' c="#676770"', inProperties],
])('the check for literals rejects %s', (text, pattern) => {
  expect(pattern.test(text)).toBe(true)
})

it.each([
  ['{ aspectRatio: 1.5, background: color }', inStyle],
  ["{ '--ratio': ratio }", inStyle],
  ['{ padding: 0 }', inStyle],
  [' radius="md" size={16}', inProperties],
  [' px={0} color="gray"', inProperties],
])('the check for literals allows %s', (text, pattern) => {
  expect(pattern.test(text)).toBe(false)
})

it('the product’s emails take their colors from tokens.css', () => {
  const tokens = readFileSync('editor/ui/tokens.css', 'utf8').replaceAll('#fff,', '#ffffff,')
  const used = [...Object.values(productLook.light), ...Object.values(productLook.dark)]
  expect(used.filter((color) => !tokens.includes(color))).toEqual([])
})
