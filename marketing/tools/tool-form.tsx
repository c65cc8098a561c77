import type { ReactNode } from 'react'

type ToolFieldProps = {
  /** As in the page's address. */
  name: string
  label: string
  /** In characters. */
  max: number
  example: string
  note?: string
  rows?: number
  required?: boolean
}

/** A question of a tool. The remaining room shows as it runs out (scripts/creator-form.ts). */
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

/** What a tool asks. Its address holds what was typed, so that it can be gone back to and passed on. */
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
