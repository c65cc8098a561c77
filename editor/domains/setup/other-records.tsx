import type { DomainReport } from '#worker/domains/schema.ts'
import setup from './setup.module.css'

export const Conflicts = ({ conflicts }: Pick<DomainReport, 'conflicts'>) => (
  <section className={setup.notice} data-tone="wrong" aria-labelledby="dns-conflicts">
    <h4 id="dns-conflicts">Remove these records: they block your domain</h4>
    <ul>
      {conflicts.map(({ type, name, value }) => (
        <li key={`${type} ${name} ${value}`}>
          <b>{type}</b>
          <code>
            {name} → {value}
          </code>
        </li>
      ))}
    </ul>
  </section>
)

/** CAA records that forbid the certificate. `hasOurs`: one of the records to create allows it. */
export const BlockingCaa = ({ found, hasOurs }: { found: readonly string[]; hasOurs: boolean }) => (
  <section className={setup.notice} data-tone="wrong" aria-labelledby="dns-caa">
    <h4 id="dns-caa">CAA records are blocking the certificate</h4>
    <p>
      They list who may issue certificates for this domain, and our provider isn’t on the list.{' '}
      {hasOurs ? 'Add ours as shown above, or remove these:' : 'Remove these:'}
    </p>
    <ul>
      {found.map((value) => (
        <li key={value}>
          <b>CAA</b>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  </section>
)

/** Records that email depends on. */
export const MailRecords = ({ mail }: Pick<DomainReport, 'mail'>) => (
  <section className={setup.notice} aria-labelledby="dns-mail">
    <h4 id="dns-mail">Leave these as they are</h4>
    <p>Your email depends on them. Connecting your website doesn’t affect it.</p>
    <ul>
      {mail.map(({ type, value }) => (
        <li key={`${type} ${value}`}>
          <b>{type}</b>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  </section>
)
