import { Button, type ButtonProps } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconMail,
  IconMessage,
  IconShare2,
} from '@tabler/icons-react'
import { type Shared, type ShareWay, shareAddress } from '#ui/share-address.ts'
import classes from './published.module.css'

const signs: Record<ShareWay, typeof IconMail> = {
  WhatsApp: IconBrandWhatsapp,
  Facebook: IconBrandFacebook,
  Email: IconMail,
  LinkedIn: IconBrandLinkedin,
  'Text message': IconMessage,
}
export const canShare = () => 'share' in navigator

export function ShareButton({ title, text, url, label, ...button }: Shared & ButtonProps & { label: string }) {
  const share = async () => {
    // Rejects when the person cancels.
    await navigator.share({ title, text, url }).catch(() => undefined)
  }
  return (
    <Button variant="default" {...button} leftSection={<IconShare2 size={18} aria-hidden />} onClick={share}>
      {label}
    </Button>
  )
}

/** Omits the last way if the device has a share sheet. */
const forPages: readonly ShareWay[] = ['WhatsApp', 'Facebook', 'Email', 'LinkedIn']

type ShareWaysProps = Shared & { ways?: readonly ShareWay[] }

/** Share links, which load no third-party code before a click. The device's share sheet comes last. */
export function ShareWays({ ways = forPages, ...shared }: ShareWaysProps) {
  const bySystem = canShare()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className={classes.ways} role="group" aria-label="Share it">
      {ways.slice(0, bySystem ? 3 : undefined).map((way) => {
        const Sign = signs[way]
        return (
          <Button
            key={way}
            component="a"
            href={shareAddress(way, shared)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<Sign size={18} aria-hidden />}
          >
            {way}
          </Button>
        )
      })}
      {bySystem && <ShareButton {...shared} label="More" />}
    </div>
  )
}
