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
    const unmount = new AbortController()
    const startRetrier = async () => {
      const { createRetrier } = await import('./retrier.ts')
      if (unmount.signal.aborted) return
      const { start, stop } = createRetrier({
        // Always counts as failed: the loaded screen replaces this component, which ends the attempts.
        attempt: () => latest.current().then(() => false),
        onState: (next) => unmount.signal.aborted || setState(next),
      })
      unmount.signal.addEventListener('abort', stop)
      start()
    }
    startRetrier().catch((error) => console.warn('The page is not retried automatically', error))
    return () => unmount.abort()
  }, [])
  return <p role="status">{state === 'stopped' ? errorPage.stopped : errorPage.waiting}</p>
}
