import { product } from '../../renderer/document/product.ts'
import { contentsName, documentName } from './contents.ts'

type About = { businessName: string; at: Date; address: string | null }

/** Tells owners how to use a download. `address`: the origin of the website's host with us, if it is online. */
export const readme = ({ businessName, at, address }: About): string => `# ${businessName}

This is your website as files, downloaded from ${product.name} on ${at.toISOString().slice(0, 10)}.

## Put it on another host

Upload everything inside the folder \`site\` to any host for static websites: Cloudflare Pages, Netlify, GitHub Pages, or the web space
of your domain. Nothing has to be built or installed. Its addresses start at the root of a host, so give it a domain or subdomain of
its own rather than a folder of another website.

- \`_headers\` and \`_redirects\` are read by Cloudflare Pages and Netlify. On other hosts, copy the headers from \`_headers\` into the
  host's settings: they protect your visitors. The pages work without them.
- \`404.html\` is the page for addresses that don't exist. Most hosts find it by themselves.
- Some programs hide what begins with a dot: \`.nojekyll\`, which is for GitHub Pages, and \`.well-known\`, where assistants look. The pages
  work without both.
- ${
  address
    ? `The pages name the web address that the website has now. When you move it to another address, replace the old one in the files\n  that end in \`.html\`, \`.txt\`, \`.xml\` and \`.md\`, but not where it is followed by \`/_/contact\`: messages are sent there.`
    : `The pages name \`https://example.com\` as their address, since the website wasn't online. Replace it with yours in the files that end\n  in \`.html\`, \`.txt\`, \`.xml\` and \`.md\`.`
}

## The contact form

${
  address
    ? `Files can't take messages. If your website has a contact form, it sends them to ${address}, and they arrive in your inbox at
${product.name} as before. That works as long as the website is online there. Below the form is a link to your email address, if you
gave one. When you take the website offline with us, remove the form, or give its \`action\` the address of another form service and add
that address to \`form-action\` in \`_headers\`.`
    : `Files can't take messages, and the website wasn't online when you downloaded it, so a contact form is left out. Your phone number and
email address stay. Publish the website and download it again: then the form comes along.`
}

## Bring it back

Choose "Import a website" on the page "Your websites" at ${product.name}, and then this zip file as it came. You get a new website with the
same texts, look and pictures; it isn't online until you publish it.

- \`${documentName}\` is the website as you last saved it, with changes that aren't published yet. The pages in \`site\` are ${
  address ? 'what visitors see now' : 'what visitors would see'
}.
- \`${contentsName}\` and \`pictures\` are your pictures and what is known of each.

Messages, visitor numbers, domains and your account aren't in this file: see "Download your data" in your account.

Questions? ${product.supportEmail}
`
