import type { ReactNode } from 'react'

type ToolFieldProps = {
  /** The parameter in the page's URL. */
  name: string
  label: string
  /** In characters. */
  max: number
  example: string
  note?: string
  rows?: number
  required?: boolean
}

/** A form field of a tool. The remaining length is shown near the limit (scripts/creator-form.ts). */
export function ToolField({ name, label, max, example, note, rows, required }: ToolFieldProps) {
  const common = { id: name, name, maxLength: max, placeholder: example, required, 'aria-describedby': `${name}-note` }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} type="text" autoComplete="off" />}
      <p className="field-note" id={`${name}-note`}>
        <span>{note}</span>
        <span className="field-left" data-left={name} />
      </p>
    </div>
  )
}

type ToolFormProps = {
  path: string
  button: string
  /** Shown to people without script. */
  without: string
  children: ReactNode
}

/** The form of a tool. Submits the input in the URL, so that Back works and results can be shared. */
export function ToolForm({ path, button, without, children }: ToolFormProps) {
  return (
    <form className="tool-form" id="ask" action={path} method="get">
      {children}
      <button className="button" type="submit" data-click="ask-creator">
        {button}
      </button>
      <noscript>
        <p className="field-note">{without}</p>
      </noscript>
      <p className="fine">No account, no email address, nothing to pay.</p>
    </form>
  )
}
