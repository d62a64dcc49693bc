import { createContext, Suspense, useContext } from 'react'
import { useStore } from '../../../../data/store.ts'
import { late } from '../../../../late/late.tsx'
import { gapState } from './gap-state.ts'

const GapNotice = late(async () => (await import('./gap-notice.tsx')).GapNotice, ['content'])

/** Whether the server-rendered page has gaps because a read failed. */
export const ServerGapsContext = createContext(false)

/** Says so if the page has gaps. @source ERROR-11 */
export function PageGaps() {
  const hadGaps = useContext(ServerGapsContext)
  const state = useStore(gapState, (current) => current)
  if (state === 'done' || (state === null && !hadGaps)) return null
  return (
    <Suspense>
      <GapNotice state={state} />
    </Suspense>
  )
}
