import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { bareAddress } from '../../../ui/bare-address.ts'
import { saveFile } from '../../../ui/save-file.ts'
import classes from './published.module.css'
import { qrPng, qrSvg } from './qr-files.ts'
import { qrPath } from './qr-path.ts'

/** The address for a telephone's camera, black on white in any color scheme, and as files to print. */
export function QrCode({ url }: { url: string }) {
  const { path, size } = qrPath(url)
  const name = `${new URL(url).hostname.split('.')[0]}-qr-code`
  const saveSvg = () => saveFile(`${name}.svg`, new Blob([qrSvg(url)], { type: 'image/svg+xml' }))
  const savePng = async () => {
    const file = await qrPng(url)
    if (file) saveFile(`${name}.png`, file)
  }
  const icon = <IconDownload size={16} aria-hidden />
  return (
    <section className={classes.qr} aria-labelledby="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of ${bareAddress(url)}`}>
        <path d={path} />
      </svg>
      <div>
        <h3 id="qr-code">QR code</h3>
        <p>For your van, your window or your cards. People scan it with their phone to open your website.</p>
        <div className={classes.buttons}>
          <Button size="compact-sm" variant="default" leftSection={icon} onClick={savePng}>
            PNG
          </Button>
          <Button size="compact-sm" variant="default" leftSection={icon} onClick={saveSvg}>
            SVG
          </Button>
        </div>
      </div>
    </section>
  )
}
