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
