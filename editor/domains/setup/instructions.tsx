import { NativeSelect } from '@mantine/core'
import { type DnsHostId, dnsHostIds } from '#worker/domains/dns-hosts.ts'
import { otherRegistrar, type Registrar, registrars } from './registrars.ts'
import setup from './setup.module.css'

type InstructionsProps = {
  /** The registered domain. */
  zone: string
  /** The DNS host, detected from the name servers. */
  found: DnsHostId | null
  nameservers: readonly string[]
  chosen: DnsHostId | 'other'
  registrar: Registrar
  onChoose: (chosen: DnsHostId | 'other') => void
}

const options = [
  ...dnsHostIds
    .map((value) => ({ value: value as string, label: registrars[value].name }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
  { value: 'other', label: otherRegistrar.name },
]

/** Instructions for creating the records, in the registrar's terms. */
export function Instructions({ zone, found, nameservers, chosen, registrar, onChoose }: InstructionsProps) {
  const { name, address, page, hostColumn, valueColumn, note } = registrar
  const [first] = nameservers
  return (
    <div className={setup.instructions}>
      <NativeSelect
        label={`Where do you manage ${zone}?`}
        description={describe(found, first)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={options}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value as DnsHostId | 'other')}
      />
      <ol>
        <li>
          {address ? (
            <>
              Open{' '}
              <a href={address} target="_blank" rel="noreferrer">
                {name}
              </a>{' '}
              and go to <strong>{page}</strong>.
            </>
          ) : (
            <>Where you registered the domain, open {page}.</>
          )}
        </li>
        <li>
          Add each record below: copy the host into <strong>{hostColumn}</strong> and the content into{' '}
          <strong>{valueColumn}</strong>. Leave all other records as they are.
        </li>
        <li>Save. We’ll detect it automatically, usually in minutes; some providers take hours.</li>
      </ol>
      {note && <p>{note}</p>}
    </div>
  )
}

function describe(found: DnsHostId | null, nameserver: string | undefined): string {
  if (found) return `Detected from the name server ${nameserver ?? ''}. Not right? Choose another.`
  return nameserver ? `The name server is ${nameserver}.` : 'Choose the company where you registered it.'
}
