import { createRetrier } from './features/content/error-pages/retry/retrier.ts'
import { showRetryStatus } from './features/content/error-pages/retry/retry-status.ts'

/** The script of a 503 page: opens the requested page once the server can render it. @source ERROR-12 */
createRetrier({
  attempt: async () => {
    const { status } = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const isBack = status < 500
    if (isBack) location.reload()
    return isBack
  },
  onState: (state) => state !== 'done' && showRetryStatus(state),
}).start()
