import { Button } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconMail,
  IconShare,
} from '@tabler/icons-react'
import classes from './published.module.css'
import { shareTargets } from './share-targets.ts'

const signs: Record<string, typeof IconMail> = {
  Email: IconMail,
  WhatsApp: IconBrandWhatsapp,
  Facebook: IconBrandFacebook,
  X: IconBrandX,
  LinkedIn: IconBrandLinkedin,
}

/** Tells others of the website: as the device does it, else by links. */
export function Share({ url, name }: { url: string; name: string }) {
  const share = async () => {
    // Rejects when the person changes their mind.
    await navigator.share({ title: name, url }).catch(() => undefined)
  }
  return (
    <section aria-labelledby="share">
      <h3 id="share">Share it</h3>
      <div className={classes.buttons}>
        {'share' in navigator ? (
          <Button variant="default" size="compact-sm" leftSection={<IconShare size={16} aria-hidden />} onClick={share}>
            Share…
          </Button>
        ) : (
          shareTargets(url, name).map((target) => {
            const Sign = signs[target.name] ?? IconShare
            return (
              <Button
                key={target.name}
                component="a"
                href={target.href}
                target="_blank"
                rel="noreferrer"
                variant="default"
                size="compact-sm"
                leftSection={<Sign size={16} aria-hidden />}
              >
                {target.name}
              </Button>
            )
          })
        )}
      </div>
    </section>
  )
}
