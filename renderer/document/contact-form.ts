export const formFieldNames = ['name', 'email', 'phone', 'preferredTime', 'message'] as const
export type FormFieldName = (typeof formFieldNames)[number]

export const formAsks = ['Required', 'Optional', 'Off'] as const
export type FormAsk = (typeof formAsks)[number]
export type FormFields = Record<FormFieldName, FormAsk>

/** The types of fields that owners can add. */
export const ownFieldKinds = ['ShortText', 'LongText', 'Choice', 'Date', 'Number'] as const
export type OwnFieldKind = (typeof ownFieldKinds)[number]

export type OwnField = {
  name: string
  label: string
  kind: OwnFieldKind
  required: boolean
  options: readonly string[]
}

export type ContactFormSpec = {
  fields: FormFields
  /** Label of the message; blank for the default. */
  message: string
  own: readonly OwnField[]
  /** Label of the photo field, blank for the default; undefined without a photo field. */
  photos: string | undefined
}

/** The input name of an added field. Built-in names never have this prefix. */
export const ownFieldName = (id: string) => `own-${id}`

/** The photo input, the number of photos kept from the previous attempt, and the checkbox that discards them. */
export const photosField = 'photos'
export const keptPhotosField = 'keptPhotos'
export const dropPhotosField = 'dropPhotos'

export type FormProblem = 'missing' | 'too_long' | 'invalid'
/** Why a message was stored without its photos: too many, or a storage limit was reached. */
export type PhotosLeftOut = 'too_many' | 'full'
/** Problems with photos. `again`: the chosen files were lost and have to be chosen again. */
export type PhotosProblem = PhotosLeftOut | 'too_large' | 'unreadable' | 'again'

export const formEndpoint = '/_/contact'
/** Whether the form posts to a different host, as in a downloaded copy of a website. */
export const isSentElsewhere = (endpoint: string | null | undefined): endpoint is string =>
  typeof endpoint === 'string' && !endpoint.startsWith('/')
/** The page for reporting a website, on the website's host. */
export const reportPath = '/_/report'
export const thanksPath = '/thanks/'
/** An element of that page, shown if photos were left out. */
export const withoutPhotosId = 'without-photos'

/** Honeypot fields. The names are unusual because browsers autofill familiar ones such as `website`. */
export const trapField = 'leaveEmpty'
export const tokenField = 'token'

/** The format of `datetime-local` inputs: `2026-11-22T14:30`. */
export const preferredTimeShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
