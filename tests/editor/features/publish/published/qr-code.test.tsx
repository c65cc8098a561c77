import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { QrCode } from '../../../../../editor/features/publish/published/qr-code.tsx'
import { qrSvg } from '../../../../../editor/features/publish/published/qr-files.ts'

const url = 'https://riverside-plumbing.sites.example/'

/** The dark squares of a path made of runs, as a matrix. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) (modules[Number(y)] ?? [])[Number(x) + at] = true
  }
  return modules
}

const expected = encode(url, { ecc: 'M', border: 4 })
const pathIn = (svg: string) => /<path d="(M[^"]+)"/.exec(svg)?.[1] ?? ''

describe('the QR code', () => {
  it('is drawn module by module, with its light margin', () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <QrCode url={url} />
      </MantineProvider>,
    )
    expect(html).toContain(`viewBox="0 0 ${expected.size} ${expected.size}"`)
    expect(html).toContain('aria-label="QR code of riverside-plumbing.sites.example"')
    expect(modulesOf(pathIn(html), expected.size)).toEqual(expected.data)
  })

  it('is the same in the file for printers, black on white', () => {
    const svg = qrSvg(url)
    expect(modulesOf(pathIn(svg), expected.size)).toEqual(expected.data)
    expect(svg).toContain(`<path fill="#fff" d="M0 0h${expected.size}v${expected.size}H0z"/>`)
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  })
})
