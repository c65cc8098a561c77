import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useId } from 'react'
import { printCode } from '#ui/print-code.ts'
import { minPrintSize, qrPath, qrSvg } from '#ui/qr-path.ts'
import { saveFile } from '#ui/save-file.ts'
import { addressAround, bareAddress } from '#ui/words/names-of.ts'
import classes from './published.module.css'

type QrCodeProps = { url: string; title: string; text: string }

/** A QR code, black on white in any color scheme, to download and print. */
export function QrCode({ url, title, text }: QrCodeProps) {
  const id = useId()
  const { path, size } = qrPath(url)
  const name = `${addressAround(url).chosen}-qr-code`
  const saveSvg = () => saveFile(`${name}.svg`, new Blob([qrSvg(url)], { type: 'image/svg+xml' }))
  const savePng = async () => {
    const file = await qrPng(url)
    if (file) saveFile(`${name}.png`, file)
  }
  const ways = [
    { label: 'PNG', Sign: IconDownload, use: savePng },
    { label: 'SVG', Sign: IconDownload, use: saveSvg },
    { label: 'Print', Sign: IconPrinter, use: () => printCode(qrSvg(url), bareAddress(url)) },
  ]
  return (
    <section className={classes.qr} aria-labelledby={id}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of ${bareAddress(url)}`}>
        <path d={path} />
      </svg>
      <div>
        <h4 id={id}>{title}</h4>
        <p>{text}</p>
        <div className={classes.buttons}>
          {ways.map(({ label, Sign, use }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="default"
              leftSection={<Sign size={16} aria-hidden />}
              onClick={use}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}

/** A PNG with whole-pixel modules. Null if the browser can't draw one. */
async function qrPng(text: string): Promise<Blob | null> {
  const { path, size } = qrPath(text)
  const scale = Math.ceil(minPrintSize / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
