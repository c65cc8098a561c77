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

/** Services to share a website on, each by a plain address: none of their code loads before the click. */
export function shareTargets(url: string, name: string): { name: string; href: string }[] {
  const text = `${name}: our new website`
  const query = (values: Record<string, string>) =>
    // Mail programs take a plus for a plus.
    new URLSearchParams(values).toString().replaceAll('+', '%20')
  return [
    { name: 'Email', href: `mailto:?${query({ subject: text, body: url })}` },
    { name: 'WhatsApp', href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { name: 'X', href: `https://x.com/intent/post?${query({ text, url })}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  ]
}
