import { product } from '../../../renderer/document/product.ts'
import { type MailContent, writeMail } from '../../platform/emails/email.ts'

/** Comes before links that the reader may have to open in another browser. */
const copy = 'If the button doesn’t work, copy this link into your browser:'

/** An email with a one-time code. The subject starts with the code, for people who read it in a notification. */
export const codeMail = ({ code, minutes }: { code: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `${code} is your ${product.name} code`,
    preheader: `It works once, within ${minutes} minutes.`,
    heading: 'Here is your code',
    lead: ['Enter it in the window where you requested it.'],
    code,
    notes: [
      `It works once, within ${minutes} minutes. Nobody at ${product.name} will ever ask for it.`,
      'If you didn’t request it, ignore this email. Nothing happens without the code.',
    ],
    reason: `Sent because someone requested a ${product.name} code for this address.`,
  })

/** An email with a sign-in link that works in the browser that requested it. */
export const linkMail = ({ url, minutes }: { url: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Sign in to ${product.name}`,
    preheader: `Your link works once, within ${minutes} minutes.`,
    heading: `Sign in to ${product.name}`,
    lead: ['Open this link in the browser where you requested it. It works only there.'],
    action: {
      label: 'Sign in',
      url,
      copy: 'If the button opens another browser, copy this link into the one where you requested it:',
    },
    notes: [
      `The link works once, within ${minutes} minutes.`,
      'If you didn’t request it, ignore this email. The link doesn’t work in anyone else’s browser.',
    ],
    reason: `Sent because someone asked to sign in to ${product.name} with this address.`,
  })

/** An email with a link for setting a new password. */
export const resetMail = ({ url, minutes }: { url: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Set a new password for ${product.name}`,
    preheader: `Your link works once, within ${minutes} minutes.`,
    heading: 'Set a new password',
    lead: [`Use this link to set a new password for your ${product.name} account.`],
    action: { label: 'Set a new password', url, copy },
    notes: [
      `The link works once, within ${minutes} minutes. Setting a new password signs you out on all devices.`,
      'If you didn’t request it, ignore this email. Your password stays the same.',
    ],
    reason: `Sent because someone requested a new password for the ${product.name} account with this address.`,
  })

/** An email with a link that verifies the address of someone who signed up with a password. */
export const verificationMail = (said: { url: string; hours: number; unusedDays: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your email address for ${product.name}`,
    preheader: 'One step is left before you can publish.',
    heading: 'Confirm your email address',
    lead: ['Confirm that this address is yours, then publish your website.'],
    action: { label: 'Confirm this address', url: said.url, copy },
    notes: [
      `The link works for ${said.hours} hours, in a browser where you’re signed in to ${product.name}.`,
      `If you don’t confirm and don’t use the account for ${said.unusedDays} days, we delete it with its website.`,
      `If you don’t have a ${product.name} account, ignore this email. Nobody can confirm your address without it.`,
    ],
    reason: `Sent because someone entered this address for a ${product.name} account.`,
  })

/** An email to the address that an account wants to change to, with a link to the page where its owner confirms. */
export const confirmEmailMail = (said: { url: string; newEmail: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your new email address for ${product.name}`,
    preheader: `Your account keeps its current address until you do.`,
    heading: 'Confirm your new address',
    lead: [`A ${product.name} account asked to sign in with this address from now on:`],
    address: said.newEmail,
    action: { label: 'Review the change', url: said.url, copy },
    notes: [
      `The link works for ${said.minutes} minutes. It opens a page that shows both addresses. Nothing changes until you sign in to that account and confirm.`,
      'If you didn’t request it, ignore this email. Nothing will change.',
    ],
    reason: `Sent because someone entered this as the new address for a ${product.name} account.`,
  })

/** An email to the account's former address, so that its owner learns of a change made by someone else. */
export const emailChangedMail = (said: { newEmail: string; supportUrl: string }): Promise<MailContent> =>
  writeMail({
    subject: `The email address of your ${product.name} account was changed`,
    preheader: 'If this wasn’t you, contact us right away.',
    heading: 'Your email address was changed',
    lead: [`Your ${product.name} account now has this email address:`],
    address: said.newEmail,
    advice: [
      'You can no longer sign in with the address this email was sent to, and you were signed out everywhere else.',
      'If this was you, you don’t need to do anything.',
      'If this wasn’t you, contact us right away. Someone else may have access to your account.',
    ],
    action: { label: 'Contact support', url: said.supportUrl },
    reason: `Sent because this was the address of a ${product.name} account.`,
  })

/** Tells an account's owner that the password changed, in case someone else changed it. */
export const passwordChangedMail = ({ supportUrl }: { supportUrl: string }): Promise<MailContent> =>
  writeMail({
    subject: `Your ${product.name} password was changed`,
    preheader: 'If this wasn’t you, set a new one right away.',
    heading: 'Your password was changed',
    lead: [`Your ${product.name} account has a new password, and you were signed out everywhere else.`],
    advice: [
      'If this was you, you don’t need to do anything.',
      'If this wasn’t you, request a new password on the sign-in page right away, then contact us.',
    ],
    action: { label: 'Contact support', url: supportUrl },
    reason: `Sent because the password of the ${product.name} account with this address was changed.`,
  })

/** The last email: what was deleted along with the account. */
export const goodbyeMail = ({ websites }: { websites: number }): Promise<MailContent> =>
  writeMail({
    subject: `Your ${product.name} account was deleted`,
    preheader: 'You can use your email address for a new account.',
    heading: 'Your account was deleted',
    lead: ['As you asked, we permanently deleted:'],
    list: [
      'your account, with every way to sign in',
      ...(websites === 1 ? ['your website, with its drafts, pages and pictures'] : []),
      ...(websites > 1 ? [`your ${websites} websites, with their drafts, pages and pictures`] : []),
    ],
    notes: [
      'You can create a new account with this email address at any time.',
      `If this wasn’t you, write to ${product.supportEmail}.`,
    ],
    reason: `Sent because the ${product.name} account with this address was deleted. This is the last email you’ll get from us.`,
  })
