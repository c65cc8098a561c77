import * as z from 'zod'
import { reviewStates, suspension, suspensionReasons } from '../drafts/schema.ts'
import { domainStates, failureReasons } from '../websites/states.ts'

const instant = z.iso.datetime()

/** Reasons to report a website, in the form's order. */
export const reportReasons = [
  'phishing',
  'fraud',
  'malware',
  'impersonation',
  'copyright',
  'illegal',
  'spam',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Everything that an operator may change. */
export const operatorActs = [
  'suspend-website',
  'restore-website',
  'approve-publication',
  'refuse-publication',
  'check-publication',
  'close-reports',
  'end-sessions',
  'lift-limits',
  'delete-account',
  'check-domain',
] as const
export type OperatorAct = (typeof operatorActs)[number]

export const subjectKinds = ['account', 'website', 'domain'] as const

const maxLength = { reason: 300, note: 1000, answer: 2000, search: 200 }

/** Why an operator does something: for the log, never shown to the owner. */
const reason = z.string().trim().min(3).max(maxLength.reason)

export const actBody = z.object({ reason })
export const suspendBody = z.object({
  reason,
  /** The owner reads the sentence of this reason, and the note. */
  because: z.enum(suspensionReasons),
  note: z.string().trim().max(maxLength.note).default(''),
})
export const closeBody = z.object({
  reason,
  /** Emailed to the people who reported the website and want an answer; blank for none. */
  answer: z.string().trim().max(maxLength.answer).default(''),
})
export const searchQuery = z.object({ q: z.string().trim().min(1).max(maxLength.search) })
/** Blank for the newest. */
export const websitesQuery = z.object({ q: z.string().trim().max(maxLength.search).default('') })
const auditId = z.string().regex(/^\d{1,15}$/)
export const auditQuery = z.object({ before: auditId.optional() })

/** A finding of the check before a publication. */
export const signal = z.object({ kind: z.string(), what: z.string(), weight: z.number() })

const websiteLine = z.object({
  draftId: z.string(),
  businessName: z.string(),
  /** The published URL; null if offline. */
  url: z.url().nullable(),
  ownerId: z.string(),
  ownerEmail: z.string(),
  createdAt: instant,
  lastPublishedAt: instant.nullable(),
  suspension: suspension.nullable(),
  openReports: z.number().int(),
  review: z.enum(reviewStates).nullable(),
  /** Findings of the last publication check. */
  findings: z.array(z.string()),
  /** Reasons in open reports. */
  reportedFor: z.array(z.enum(reportReasons)),
})
export type WebsiteLine = z.infer<typeof websiteLine>
export const websiteLines = z.object({ websites: z.array(websiteLine) })

export const report = z.object({
  id: z.string(),
  hostname: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  email: z.string(),
  createdAt: instant,
})

export const auditEntry = z.object({
  id: auditId,
  at: instant,
  /** The operator's address; null once that account is gone. */
  operator: z.string().nullable(),
  act: z.enum(operatorActs),
  subjectKind: z.enum(subjectKinds),
  subjectId: z.string(),
  reason: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>
export const auditList = z.object({ entries: z.array(auditEntry) })

/** Everything an operator needs to decide about one website. */
export const websiteDetails = z.object({
  website: websiteLine,
  hosts: z.array(z.string()),
  /** The texts of the held version, else of the live one. */
  text: z.string(),
  /** The texts of the saved draft, which previews show. */
  draftText: z.string(),
  reports: z.array(report),
  signals: z.array(signal),
  audit: z.array(auditEntry),
})
export type WebsiteDetails = z.infer<typeof websiteDetails>

const personLine = z.object({
  userId: z.string(),
  email: z.string(),
  verified: z.boolean(),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
  sessions: z.number().int(),
  websites: z.number().int(),
  suspended: z.number().int(),
})
export type PersonLine = z.infer<typeof personLine>
export const personLines = z.object({ people: z.array(personLine) })

/** Websites for an operator to decide on, and those whose publication passed the check within 30 days, the suspicious ones first. */
export const queue = z.object({
  reviews: z.array(websiteLine),
  reported: z.array(websiteLine),
  passed: z.array(websiteLine),
})
export type Queue = z.infer<typeof queue>

const dayNumbers = z.object({
  signUps: z.number().int(),
  websites: z.number().int(),
  published: z.number().int(),
  messages: z.number().int(),
  views: z.number().int(),
})
export const overview = z.object({
  email: z.string(),
  waiting: z.object({ reviews: z.number().int(), reports: z.number().int() }),
  /** Since midnight UTC, and on the day before. */
  today: dayNumbers,
  yesterday: dayNumbers,
  /** Up to 89 days before today, the oldest first. */
  past: z.array(dayNumbers.extend({ day: z.iso.date() })),
})
export type Overview = z.infer<typeof overview>

/** One daily budget. Dollars for the model, pieces for pictures. */
const budget = z.object({ kind: z.enum(['model', 'pictures']), used: z.number(), max: z.number() })
const stuckDomain = z.object({
  id: z.string(),
  domainName: z.string(),
  state: z.enum(domainStates),
  failure: z.enum(failureReasons).nullable(),
  attempts: z.number().int(),
  nextCheckAt: instant.nullable(),
})
export const failingQueues = ['hosts', 'emails', 'schedules', 'removals', 'deletions'] as const
const failingJob = z.object({
  queue: z.enum(failingQueues),
  id: z.string(),
  attempts: z.number().int(),
  since: instant.nullable(),
})
export const condition = z.object({
  /** Null where the product runs from its source. */
  version: z.string().nullable(),
  /** When the last backup ended; null before the first. */
  lastBackup: z.object({ at: instant, isOld: z.boolean() }).nullable(),
  budgets: z.array(budget),
  domains: z.array(stuckDomain),
  jobs: z.array(failingJob),
})
export type Condition = z.infer<typeof condition>
export const done = z.object({ done: z.literal(true) })
