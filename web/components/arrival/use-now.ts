import { useEffect, useState } from 'react'

const REFRESH_MS = 20_000

/** The current time, refreshed while the page is open; null on the server and until hydration, because pages are cached. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const refresh = () => setNow(new Date())
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
