import type { SuspensionReason } from '#worker/drafts/schema.ts'
import type { AuditEntry, Condition, WebsiteDetails } from '#worker/operate/schema.ts'
import type { Task } from './queries.ts'

type TaskWords = { title: (name: string) => string; about: string; action: string; isHarsh?: true }

export const taskWords: Record<Task['act'], TaskWords> = {
  suspend: {
    title: (name) => `Suspend ${name}?`,
    about: 'Visitors see a notice on every host from now on. The owner gets an email. You can restore the website.',
    action: 'Suspend website',
    isHarsh: true,
  },
  restore: {
    title: (name) => `Restore ${name}?`,
    about: 'Visitors see the same version as before. The owner gets an email.',
    action: 'Restore website',
  },
  approve: {
    title: (name) => `Approve ${name}?`,
    about: 'This version goes online. Later versions may keep what was found in it. The owner gets an email.',
    action: 'Approve website',
  },
  refuse: {
    title: (name) => `Refuse ${name}?`,
    about: 'This version stays offline, and so do later ones until you approve it. The owner gets an email.',
    action: 'Refuse website',
    isHarsh: true,
  },
  'mark-checked': {
    title: (name) => `Mark ${name} as checked?`,
    about: 'The website stays online and leaves this list. Later versions may keep what was found in it.',
    action: 'Mark as checked',
  },
  'close-reports': {
    title: (name) => `Close the reports of ${name}?`,
    about: 'The website stays online. We delete the email addresses of the people who reported it.',
    action: 'Close reports',
  },
  'end-sessions': {
    title: (name) => `Sign ${name} out?`,
    about: 'This ends all sessions of the account. The owner gets an email.',
    action: 'Sign out everywhere',
  },
  'lift-limits': {
    title: (name) => `Lift the limits of ${name}?`,
    about: 'Sign-in, codes, pictures and maps start again at zero. The owner gets an email.',
    action: 'Lift limits',
  },
  delete: {
    title: (name) => `Delete ${name}?`,
    about: 'This permanently deletes the account with all its websites. The owner gets an email. This can’t be undone.',
    action: 'Delete account',
    isHarsh: true,
  },
  check: {
    title: (name) => `Check ${name} now?`,
    about: 'The next run of the cron checks the domain, within a minute.',
    action: 'Check domain',
  },
}

export const reasonNames: Record<SuspensionReason, string> = {
  phishing: 'Phishing',
  fraud: 'Fraud',
  spam: 'Spam',
  harmful: 'Harmful',
  rights: 'Rights of others',
  law: 'Court or authority',
  other: 'Our terms',
}

export const reportNames: Record<WebsiteDetails['reports'][number]['reason'], string> = {
  phishing: 'Asks for passwords, cards or codes',
  fraud: 'Fraud',
  malware: 'Harmful downloads',
  impersonation: 'Pretends to be somebody else',
  copyright: 'Copyright',
  illegal: 'Illegal or dangerous',
  spam: 'Spam',
  other: 'Something else',
}

export const actNames: Record<AuditEntry['act'], string> = {
  'suspend-website': 'Suspended a website',
  'restore-website': 'Restored a website',
  'approve-publication': 'Approved a website',
  'refuse-publication': 'Refused a website',
  'check-publication': 'Checked a website',
  'close-reports': 'Closed reports',
  'end-sessions': 'Ended sessions',
  'lift-limits': 'Lifted limits',
  'delete-account': 'Deleted an account',
  'check-domain': 'Had a domain checked',
}

export const domainStateNames: Record<Condition['domains'][number]['state'], string> = {
  PendingOwnershipVerification: 'Waits for its DNS records',
  OwnershipVerified: 'Ownership verified',
  PendingCertificateActivation: 'Waits for its certificate',
  Connected: 'Connected',
  Failed: 'Not connected',
}

export const domainFailureNames: Record<NonNullable<Condition['domains'][number]['failure']>, string> = {
  OwnershipVerificationExpired: 'its ownership was not verified in time',
  CertificateActivationFailed: 'its certificate was refused',
  InvalidDNSSettings: 'its DNS records are wrong or missing',
  CertificateActivationDelayed: 'its certificate takes longer than usual',
}

export const queueNames = {
  hosts: 'Host not written',
  emails: 'Email not sent',
  schedules: 'Scheduled version not online',
  removals: 'Files not removed',
  deletions: 'Account not deleted',
}

/** '1 website', '3 websites'. */
export const pluralize = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
