/** What a contact form may ask a visitor for, in the order in which it does. */
export const formFieldNames = ['name', 'email', 'phone', 'preferredTime', 'message'] as const
export type FormFieldName = (typeof formFieldNames)[number]

export const formAsks = ['Required', 'Optional', 'Off'] as const
export type FormAsk = (typeof formAsks)[number]
export type FormFields = Record<FormFieldName, FormAsk>

/** What a field that the owner adds to the form takes. */
export const ownFieldKinds = ['ShortText', 'LongText', 'Choice', 'Date', 'Number'] as const
export type OwnFieldKind = (typeof ownFieldKinds)[number]

/** A field that the owner added, as the form shows it. */
export type OwnField = {
  /** Of its input. */
  name: string
  label: string
  kind: OwnFieldKind
  required: boolean
  /** Of a choice. */
  options: readonly string[]
}

/** All that a form asks for. */
export type AskedForm = {
  fields: FormFields
  /** Label of the message; blank for the form's usual word. */
  message: string
  own: readonly OwnField[]
  /** What the field for photos is called, blank for the form's own word; undefined without one. */
  photos: string | undefined
}

/** The name of the input of an owner's field. No other input begins like this. */
export const ownFieldName = (id: string) => `own-${id}`

/** The input for photos, how many came before and are kept, and the box that leaves those out. */
export const photosField = 'photos'
export const keptPhotosField = 'keptPhotos'
export const dropPhotosField = 'dropPhotos'

/** What is wrong with what was entered. */
export type FormProblem = 'missing' | 'too_long' | 'invalid'
/** Why photos are left out of a message that is stored without them: it has too many, or a limit of photos is reached. */
export type PhotosLeftOut = 'too_many' | 'full'
/** Problems with photos. Again: the chosen ones were not kept. */
export type PhotosProblem = PhotosLeftOut | 'too_large' | 'unreadable' | 'again'

/** Where a form is sent, on the website's own host. */
export const formEndpoint = '/_/contact'
/** Whether a form is sent to another host than the one it is on, as from a copy of a website. */
export const isSentElsewhere = (endpoint: string | null | undefined): endpoint is string =>
  typeof endpoint === 'string' && !endpoint.startsWith('/')
/** Leads to the page where visitors report the website, from its own host. */
export const reportPath = '/_/report'
/** The page that thanks for a message, on the same host. */
export const thanksPath = '/thanks/'
/** Shows on that page that photos were left out. */
export const withoutPhotosId = 'without-photos'

/** Hidden fields against spam. Their names are unusual, because browsers fill in names that they know, such as `website`. */
export const trapField = 'leaveEmpty'
export const tokenField = 'token'

/** What a preferred time looks like: `2026-11-22T14:30`, as `datetime-local` sends it. */
export const preferredTimeShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
