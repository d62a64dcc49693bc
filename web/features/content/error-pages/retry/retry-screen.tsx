import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { RetryState } from './retrier.ts'

/** Retries a screen that could not be loaded, and says so. The loaded screen replaces this component. @source ERROR-12 */
export function RetryScreen() {
  const { errorPage } = useMessages('content').errorPages
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  const [state, setState] = useState<RetryState>('waiting')
  useEffect(() => {
    const leaving = new AbortController()
    const begin = async () => {
      const { createRetrier } = await import('./retrier.ts')
      if (leaving.signal.aborted) return
      const { start, stop } = createRetrier({
        // The loaded screen replaces this component, which ends the attempts.
        attempt: () => latest.current().then(() => false),
        onState: (next) => leaving.signal.aborted || setState(next),
      })
      leaving.signal.addEventListener('abort', stop)
      start()
    }
    begin().catch((error) => console.warn('The page is not asked for again by itself', error))
    return () => leaving.abort()
  }, [])
  return <p role="status">{state === 'stopped' ? errorPage.stopped : errorPage.waiting}</p>
}
