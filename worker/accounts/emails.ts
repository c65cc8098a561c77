import { product } from '../../renderer/document/product.ts'
import { type MailContent, writeMail } from '../platform/emails/email.ts'

/** Carries a one-time code. The subject begins with it, for those who read it in a notification. */
export const codeMail = ({ code, minutes }: { code: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `${code} is your ${product.name} code`,
    preheader: `It works once, within ${minutes} minutes.`,
    heading: 'Here is your code',
    lead: ['Enter it in the window where you asked for it.'],
    code,
    notes: [
      `It works once, within ${minutes} minutes. Nobody at ${product.name} ever asks for it.`,
      'If you did not ask for it, you can ignore this mail: nothing happens without the code.',
    ],
    reason: `Sent because somebody asked ${product.name} for a code with this address.`,
  })

/** Carries a link that signs in, in the browser that asked for it. */
export const linkMail = ({ url, minutes }: { url: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Sign in to ${product.name}`,
    preheader: `Your link works once, within ${minutes} minutes.`,
    heading: `Sign in to ${product.name}`,
    lead: ['Open this link in the browser where you asked for it. It works only there.'],
    action: {
      label: 'Sign in',
      url,
      copy: 'If the button opens another browser, copy this link into the one where you asked for it:',
    },
    notes: [
      `The link works once, within ${minutes} minutes.`,
      'If you did not ask for it, you can ignore this mail: nobody can sign in with the link in another browser.',
    ],
    reason: `Sent because somebody asked to sign in to ${product.name} with this address.`,
  })

/** Carries a link that sets a new password. */
export const resetMail = ({ url, minutes }: { url: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Set a new password for ${product.name}`,
    preheader: `Your link works once, within ${minutes} minutes.`,
    heading: 'Set a new password',
    lead: [`Use this link to set a new password for your ${product.name} account.`],
    action: { label: 'Set a new password', url },
    notes: [
      `The link works once, within ${minutes} minutes. Once the password is set, you are signed out on all devices.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
    reason: `Sent because somebody asked for a new password for the ${product.name} account with this address.`,
  })

/** Carries the link by which somebody who signed up with a password shows that the address is theirs. */
export const verificationMail = ({ url, hours }: { url: string; hours: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your email address for ${product.name}`,
    preheader: 'One step is left before you can publish.',
    heading: 'Confirm your email address',
    lead: ['Confirm that this address is yours, and you can publish your website.'],
    action: { label: 'Confirm this address', url },
    notes: [
      `The link works for ${hours} hours, in a browser where you are signed in to ${product.name}.`,
      `If you have no account at ${product.name}, you can ignore this mail: nobody can confirm your address without it.`,
    ],
    reason: `Sent because this address was given for an account at ${product.name}.`,
  })

/** Goes to the address that an account asked to change to, with the link to the page where its owner confirms the change. */
export const confirmEmailMail = (said: { url: string; newEmail: string; minutes: number }): Promise<MailContent> =>
  writeMail({
    subject: `Confirm your new email address for ${product.name}`,
    preheader: `Your account keeps its present address until you do.`,
    heading: 'Confirm your new address',
    lead: [`A ${product.name} account asked to sign in with this address from now on:`],
    address: said.newEmail,
    action: { label: 'Review the change', url: said.url },
    notes: [
      `The link works for ${said.minutes} minutes. It opens a page that names both addresses. Nothing changes until you sign in to that account and press the button there.`,
      'If you did not ask for it, ignore this email: nothing changes.',
    ],
    reason: `Sent because this address was given as the new one of an account at ${product.name}.`,
  })

/** Goes to the address that an account had until now, so that its owner learns of a change that somebody else made. */
export const emailChangedMail = (said: { newEmail: string; supportUrl: string }): Promise<MailContent> =>
  writeMail({
    subject: `The email address of your ${product.name} account was changed`,
    preheader: 'If it was not you, write to us at once.',
    heading: 'Your email address was changed',
    lead: [`Your ${product.name} account now has this email address:`],
    address: said.newEmail,
    advice: [
      'The address that this mail went to no longer signs in, and you were signed out everywhere else.',
      'If it was you, there is nothing to do.',
      'If it was not you, write to us at once: somebody else may have your account.',
    ],
    action: { label: 'Contact support', url: said.supportUrl, quiet: true },
    reason: `Sent because this was the address of an account at ${product.name}.`,
  })

/** Tells the owner of an account that its password is another one, in case somebody else changed it. */
export const passwordChangedMail = ({ supportUrl }: { supportUrl: string }): Promise<MailContent> =>
  writeMail({
    subject: `Your ${product.name} password was changed`,
    preheader: 'If it was not you, set a new one at once.',
    heading: 'Your password was changed',
    lead: [`Your ${product.name} account has a new password, and you were signed out everywhere else.`],
    advice: [
      'If it was you, there is nothing to do.',
      'If it was not you, ask for a new password on the sign-in page at once, and then write to us.',
    ],
    action: { label: 'Contact support', url: supportUrl, quiet: true },
    reason: `Sent because the password of the ${product.name} account with this address was changed.`,
  })

/** The last mail: says what was deleted with the account. */
export const goodbyeMail = ({ websites }: { websites: number }): Promise<MailContent> =>
  writeMail({
    subject: `Your ${product.name} account was deleted`,
    preheader: 'Your email address is free again.',
    heading: 'Your account was deleted',
    lead: ['As you asked, this was deleted for good:'],
    list: [
      'your account, with every way to sign in',
      ...(websites === 1 ? ['your website, with its drafts, pages and pictures'] : []),
      ...(websites > 1 ? [`your ${websites} websites, with their drafts, pages and pictures`] : []),
    ],
    notes: [
      'Your email address is free again: you can make a new account with it at any time.',
      `If it was not you, write to ${product.supportEmail}.`,
    ],
    reason: `Sent because the ${product.name} account with this address was deleted. It is the last mail you get from us.`,
  })
