// The doctor's findings as a table for people, or as JSON for programs.
import { styleText } from 'node:util'
import { type Finding, groups } from './verdict.ts'

const marks = { fine: '✓', fix: '✗', unsure: '!' } as const
const colors = { fine: 'green', fix: 'red', unsure: 'yellow' } as const

type Look = {
  columns?: number
  colors?: boolean
  /** False if the first problems prevented the other checks. */
  isComplete?: boolean
  /** Without the checks that are fine, which only the last line counts. */
  isShort?: boolean
}

/** A line for each finding, below the name of its group, and a last line that counts them. */
export function tableOf(
  findings: readonly Finding[],
  { columns = 100, colors: isColored = false, isComplete = true, isShort = false }: Look = {},
): string {
  const paint = (color: 'green' | 'red' | 'yellow' | 'bold', text: string) =>
    isColored ? styleText(color, text, { validateStream: false }) : text
  const width = Math.max(...findings.map(({ name }) => name.length)) + 2
  const indent = ' '.repeat(4 + width)
  const blocks = groups.flatMap((group) => {
    const lines = findings
      .filter((one) => one.group === group && !(isShort && one.status === 'fine'))
      .map(({ status, name, text }) => {
        const [first = '', ...more] = wrapped(text, Math.max(30, columns - indent.length))
        const head = `  ${paint(colors[status], marks[status])} ${name.padEnd(width)}${first}`
        return [head, ...more.map((line) => indent + line)].join('\n')
      })
    return lines.length > 0 ? [[paint('bold', group), ...lines].join('\n')] : []
  })
  const rest = isComplete ? [] : ['The other checks follow once this is fixed.']
  return [...blocks, [summaryOf(findings), ...rest].join(' ')].join('\n\n')
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (status: Finding['status']) => findings.filter((one) => one.status === status).length
  const [good, wrong, open] = [count('fine'), count('fix'), count('unsure')]
  const parts = [
    ...(good > 0 ? [`${good} fine`] : []),
    ...(wrong > 0 ? [`${wrong} to fix`] : []),
    ...(open > 0 ? [`${open} to look at yourself`] : []),
  ]
  return wrong + open === 0 ? `All ${good} checks are fine.` : `${parts.join(', ')}.`
}

/** Words in lines of at most `width` characters. A longer word has its own line. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export const isHealthy = (findings: readonly Finding[]): boolean => findings.every(({ status }) => status !== 'fix')

export const jsonOf = (
  findings: readonly Finding[],
  about: { environment: string; version: string; isComplete: boolean },
): string => JSON.stringify({ ...about, ok: isHealthy(findings), checks: findings }, null, 2)
