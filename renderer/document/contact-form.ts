/** What a contact form may ask a visitor for, in the order in which it does. */
export const formFieldNames = ['name', 'email', 'phone', 'preferredTime', 'message'] as const
export type FormFieldName = (typeof formFieldNames)[number]

export const formAsks = ['Required', 'Optional', 'Off'] as const
export type FormAsk = (typeof formAsks)[number]
export type FormFields = Record<FormFieldName, FormAsk>

/** What is wrong with what was entered. */
export type FormProblem = 'missing' | 'too_long' | 'invalid'

/** Where a form is sent, on the website's own host. */
export const formEndpoint = '/_/contact'
/** The page that thanks for a message, on the same host. */
export const thanksPath = '/thanks/'

/** Beside the fields: left blank by people and filled in by robots; and what shows that the form was asked for. */
export const trapField = 'website'
export const tokenField = 'token'

/** What a preferred time looks like: `2026-11-22T14:30`, as `datetime-local` sends it. */
export const preferredTimeShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
