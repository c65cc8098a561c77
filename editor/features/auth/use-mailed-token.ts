import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What the address says when the page is opened, kept while it is shown; it goes from the address bar and the history at once, where
 * it could be read over a shoulder or copied along.
 */
export function useMailedToken(read: (address: { pathname: string; search: string }) => string | null) {
  const address = useLocation()
  const [token, setToken] = useState(() => read(address))
  useEffect(() => {
    if (new URLSearchParams(location.search).has('token')) history.replaceState(history.state, '', location.pathname)
  }, [])
  return [token, () => setToken(null)] as const
}
