import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { adoptServices, servicesOnPageAlone } from '../../../renderer/document/follow-services.ts'
import { editAtom } from '../document/edits.ts'
import { documentPart } from '../document/parts.ts'
import classes from './business.module.css'

const aloneAtom = documentPart(servicesOnPageAlone)

/** Offers to take up the services that stand on the page alone, so that nobody types them again to give them prices. */
export function AdoptServices() {
  const alone = useAtomValue(aloneAtom) ?? 0
  const edit = useSetAtom(editAtom)
  if (alone === 0) return null
  return (
    <div className={classes.offer}>
      <p>
        {alone === 1
          ? '1 service on your page isn’t listed here.'
          : `${alone} services on your page aren’t listed here.`}
      </p>
      <Button variant="default" size="compact-xs" onClick={() => edit(adoptServices)}>
        Add {alone === 1 ? 'it' : 'them'}
      </Button>
    </div>
  )
}
