import { useEffect, useState } from 'react'
import { api, responseBody } from '#api/client.ts'
import type { Creation } from '#worker/creation/schema.ts'

/** A newer website that another tab created. Checks whenever this tab becomes visible. */
export function useNewerCreation(made: Creation | undefined): Creation | undefined {
  const [newer, setNewer] = useState<Creation>()
  const known = made?.creationId
  useEffect(() => {
    setNewer(undefined)
    if (!known) return
    const look = async () => {
      const creation = await responseBody(api.creations.current.$get()).catch(() => undefined)
      if (creation && creation.creationId !== known) setNewer(creation)
    }
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [known])
  return newer
}
